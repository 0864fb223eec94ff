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
import { createRecordKit } from '../../client/record/matter-record';

export const kits = {
  annuities: createRecordKit(annuities, annuityCalls),
  donations: createRecordKit(donations, donationCalls),
  disposables: createRecordKit(disposables, disposableCalls),
  improvements: createRecordKit(improvements, improvementCalls),
  earlierDuties: createRecordKit(earlierDuties, rebateCalls),
  dutyCredits: createRecordKit(dutyCredits, dutyCreditCalls),
  dutyPayments: createRecordKit(dutyPayments, dutyPaymentCalls),
  marriages: createRecordKit(marriages, marriageCalls),
} as const;

export const useAssetChoices = (matterID: number) => {
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
};
