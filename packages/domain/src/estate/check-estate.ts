import type { LocalDate } from '../dates/local-date';
import { checkNotNegative } from '../law/check-input';
import { checkNotBlank } from '../law/checks';
import { collectRefusals, type RefusalError } from '../law/refusal';
import { checkDutyFacts } from './check-duty-facts';
import { type EstateCheck, checkAsset, checkPerson, type IdIndex, indexById } from './check-lists';
import { checkDeceased, checkMarriages, checkPeople } from './check-people';
import { checkAssets, checkBenefits, checkIncome, checkLiabilities } from './check-property';
import { checkAdvances, checkAgreements, checkWill } from './check-will';
import type { Estate } from './estate';
import { joinPath } from './path';

/** Everything that is wrong with an estate as captured, in one answer, each named by where it stands. */
export function checkEstate(estate: Estate, today: LocalDate): RefusalError | undefined {
  const people = indexById(estate.people);
  const assets = indexById(estate.assets);
  const all = [
    checkDeceased(estate, today),
    checkPeople(estate, today),
    checkMarriages(estate, people),
    checkAssets(estate),
    checkLiabilities(estate, assets, people),
    checkBenefits(estate, people),
    checkIncome(estate, assets, people),
    checkDutyFacts(estate, people),
    checkWill(estate, assets, people),
    checkAgreements(estate, assets, people),
    checkAdvances(estate, people),
    checkSettings(estate, assets, people),
  ];
  return collectRefusals(all.map(collectRefusals));
}

function checkSettings({ settings }: Estate, assets: IdIndex, people: IdIndex): EstateCheck[] {
  const overrides = Object.entries(settings.overrides ?? {}).flatMap(([figure, override]): EstateCheck[] => [
    checkNotNegative(joinPath('settings', 'overrides', figure, 'amount'), override.amount),
    checkNotBlank(
      joinPath('settings', 'overrides', figure, 'reason'),
      override.reason,
      'a reason for setting this by hand',
    ),
  ]);
  const captured = settings.mastersFee && 'amount' in settings.mastersFee ? settings.mastersFee.amount : undefined;
  const { heirCarriesTax: carries } = settings;
  return [
    ...overrides,
    checkNotNegative('settings.mastersFee.amount', captured),
    carries && checkPerson('settings.heirCarriesTax.personId', carries.personId, people),
    carries && checkAsset('settings.heirCarriesTax.assetId', carries.assetId, assets),
  ];
}
