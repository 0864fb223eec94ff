import type { WireAnswer } from '@boedel/contract/call';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { useRead } from '../../client/hooks';
import { language } from '../../i18n/language';

export type Point = WireAnswer<typeof lodgingCalls.check>['points'][number];

/** What stands between the estate and a lodged account; not asked where no matter is named. */
export const useOpenPoints = (matterID: number | undefined) =>
  useRead(
    lodgingCalls.check,
    { matterID: matterID ?? 0, language: language() },
    { quiet: true, keepLast: true, enabled: matterID !== undefined },
  );
