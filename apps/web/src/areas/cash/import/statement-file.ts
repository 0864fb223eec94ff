import type { WireAnswer } from '@boedel/contract/call';
import type { statementCalls } from '@boedel/contract/statements/statements.calls';

export type StatementFileAnswer = WireAnswer<typeof statementCalls.getStatementFile>;
