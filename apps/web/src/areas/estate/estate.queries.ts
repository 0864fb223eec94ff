import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import {
  annuityCalls,
  disposableCalls,
  donationCalls,
  dutyCreditCalls,
  dutyPaymentCalls,
  improvementCalls,
} from '@boedel/contract/estate/estate.calls';
import {
  annuities,
  disposables,
  donations,
  dutyCredits,
  dutyPayments,
  earlierDuties,
  improvements,
} from '@boedel/contract/estate/duty-facts.record';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { marriages } from '@boedel/contract/parties/marriage.record';
import { rebateCalls } from '@boedel/contract/rebate/rebate.calls';
import { useRead } from '../../client/hooks';
import { kitOf } from '../../client/record/matter-record';

export const kits = {
  annuities: kitOf(annuities, annuityCalls),
  donations: kitOf(donations, donationCalls),
  disposables: kitOf(disposables, disposableCalls),
  improvements: kitOf(improvements, improvementCalls),
  earlierDuties: kitOf(earlierDuties, rebateCalls),
  dutyCredits: kitOf(dutyCredits, dutyCreditCalls),
  dutyPayments: kitOf(dutyPayments, dutyPaymentCalls),
  marriages: kitOf(marriages, marriageCalls),
} as const;

export const useAssetChoices = (matterID: number) => {
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
};
