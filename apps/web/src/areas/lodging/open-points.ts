import type { WireAnswer, WireQuery } from '@boedel/contract/call';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';

export type OpenLodgingPoint = WireAnswer<typeof lodgingCalls.check>['points'][number];

/** Which account is to be lodged. */
export interface LodgingSubject {
  readonly matterID: number;
  readonly kind: NonNullable<WireQuery<typeof lodgingCalls.check>>['kind'];
  readonly holdBack: number | null;
}

/** What stands between an estate and this account of it; not asked where there is no estate. */
export const useOpenPoints = (about: LodgingSubject | undefined) =>
  useRead(
    lodgingCalls.check,
    {
      matterID: about?.matterID ?? 0,
      language: getLanguage(),
      kind: about?.kind,
      ...(about && about.holdBack !== null && { holdBack: about.holdBack }),
    },
    { quiet: true, keepLast: true, enabled: about !== undefined },
  );
