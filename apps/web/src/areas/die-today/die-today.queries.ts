import type { WireAnswer } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';

export type Shown = WireAnswer<typeof projectionCalls.getProjection>;
export type Projection = NonNullable<Shown['projection']>;
