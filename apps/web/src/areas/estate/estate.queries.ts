import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import {
  annuityCalls,
  disposableCalls,
  donationCalls,
  dutyCreditCalls,
  dutyPaymentCalls,
  earlierDutyCalls,
  estateSettingCalls,
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
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { keyOf, useRead } from '../../client/hooks';
import { kitOf } from '../../client/record/matter-record';

export const kits = {
  annuities: kitOf(annuities, annuityCalls),
  donations: kitOf(donations, donationCalls),
  disposables: kitOf(disposables, disposableCalls),
  improvements: kitOf(improvements, improvementCalls),
  earlierDuties: kitOf(earlierDuties, earlierDutyCalls),
  dutyCredits: kitOf(dutyCredits, dutyCreditCalls),
  dutyPayments: kitOf(dutyPayments, dutyPaymentCalls),
} as const;

/** What a fact of the estate moves beside itself: the figures of the header, and how they are worked out. */
export const figureKeys = [keyOf(matterCalls.getQuickGlance), keyOf(figureCalls.howWorkedOut)];
export const settingKeys = [keyOf(estateSettingCalls.get), ...figureKeys];

export const useAssetChoices = (matterID: number) => {
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
};
