import { userCalls } from '@boedel/contract/users/users.calls';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { useCall } from '../../client/hooks';
import { beginLeaving, readTokenClaims, session } from '../../client/session';
import { t } from '../../i18n/t';
import { notifyError } from '../../ui/plain/notices';
import { openAfterSwitch } from './open-after-switch';

export interface SystemTypeSwitch {
  /** Those the person has; somebody who was given single matters has none. */
  readonly usable: readonly SystemType[];
  readonly current: number;
  readonly choose: (type: number) => void;
}

/** Choosing another type saves it and loads the page afresh, or one the new type has; choosing none is refused. */
export function useSystemType(): SystemTypeSwitch {
  const claims = readTokenClaims(session.token());
  const change = useCall(userCalls.updateSystemType, {
    onDone: ({ token }) => {
      beginLeaving();
      session.replaceToken(token);
      openAfterSwitch(readTokenClaims(token)?.systemType ?? 0);
    },
  });
  return {
    usable: claims?.usableTypes ?? [],
    current: claims?.systemType ?? 0,
    choose: (type) => {
      if (type === 0) notifyError(t('Please Select Profile'));
      else change.run({ systemTypeID: type, userID: claims?.personId ?? 0 });
    },
  };
}
