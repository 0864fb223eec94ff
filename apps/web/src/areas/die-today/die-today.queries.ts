import type { WireAnswer } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';

export type ProjectionAnswer = WireAnswer<typeof projectionCalls.getProjection>;
export type DeathProjection = NonNullable<ProjectionAnswer['projection']>;
