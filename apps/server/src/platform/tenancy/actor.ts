import type { Role } from '@boedel/domain/access/role';
import type { Caller } from '@boedel/domain/access/call-access';
import type { Country } from '@boedel/domain/law/country';
import type { MatterReach } from './scopes';

/** Who makes a call: a person, in one firm, with the roles held there. */
export interface Actor extends Caller {
  readonly personId: number;
  readonly sessionId: number;
  readonly email: string;
  readonly fullName: string;
  readonly firmId: number;
  /** Whose law the firm works under. */
  readonly country: Country;
  readonly roles: readonly Role[];
  /** The system type in use; 0 until one is chosen. */
  readonly systemType: number;
  /** The types whose matters somebody of the whole firm reaches; absent where single matters were given. */
  readonly types?: readonly number[];
  readonly reach?: MatterReach;
  readonly requestId: string;
}
