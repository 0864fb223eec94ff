import type { CuratorOffice } from '../costs/tariffs';
import { addYears, type LocalDate } from '../dates/local-date';
import { majorityAges } from '../identity/minor';
import type { Country } from '../law/country';
import { createDatedTable } from '../law/dated';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message, type Message } from '../law/message';
import { type Cents, rand } from '../money/cents';
import { formatAmount } from '../formats/amount';

interface Office {
  readonly title: string;
  /** Whose tariff it earns. */
  readonly office: CuratorOffice;
  readonly person: string;
  /** What stands between the office and the sale of land. */
  readonly consent: string;
}

/** Who accounts, by the kind of the matter. The account is one; its words, the tariff and what ends the office differ. */
export const offices = {
  curator: {
    title: "Curator's account",
    office: 'curator',
    person: 'Person under curatorship',
    consent: 'Administration of Estates Act s 80',
  },
  tutor: {
    title: "Tutor's account",
    office: 'tutor',
    person: 'Minor under tutorship',
    consent: 'Administration of Estates Act s 80',
  },
  administrator: {
    title: "Administrator's account",
    office: 'curator',
    person: 'Person under administration',
    consent: 'Mental Health Care Act s 63(4)',
  },
} as const satisfies Readonly<Record<string, Office>>;
export type OfficeName = keyof typeof offices;

export function toOffice(kind: string | null): Outcome<OfficeName> {
  if (kind === 'Curator ad litem') {
    return refuse(
      'kind',
      'A curator ad litem holds no property and submits no account. Choose another kind of matter.',
    );
  }
  if (kind === 'Tutor') return 'tutor';
  return kind?.startsWith('Administrator') ? 'administrator' : 'curator';
}

/** Up to these the Master appoints an administrator without an investigation (Mental Health Care Act 17 of 2002 s 60(8)). */
export const administratorAmounts = createDatedTable<{ readonly property: Cents; readonly income: Cents }>(
  'amounts of the Mental Health Care Act',
  [
    {
      from: '2004-12-15',
      property: rand(200_000),
      income: rand(24_000),
      note: 'Many take them for a ceiling of the office itself; confirm with the Master, and that they were not raised since.',
    },
  ],
);

/** The day a minor comes of age, by the law of that day. */
export function computeMajorityDay(country: Country, bornOn: LocalDate): LocalDate {
  const days = majorityAges[country].rows.map(({ age, from, to }) => ({ on: addYears(bornOn, age), from, to }));
  // Whoever was older than a new age when it came was of age from that day on.
  const own = days.find(({ on, to }) => to === undefined || on <= to)!;
  return own.on < own.from ? own.from : own.on;
}

/** What the law of the office reads of a period. */
export interface OfficePeriod {
  readonly office: OfficeName;
  readonly country: Country;
  readonly bornOn: LocalDate | null;
  readonly to: LocalDate;
  readonly final: boolean;
  /** Everything that was there or came, at its value. */
  readonly property: Cents;
  readonly incomeCollected: Cents;
  /** Land that was sold in the period, by name. */
  readonly landSold: readonly string[];
}

/** What a curator, a tutor and an administrator each have to look at before they account. */
export function listOfficeRemarks(period: OfficePeriod): { readonly says: Message; readonly tab: string }[] {
  const { office, country, bornOn, to, final, property, incomeCollected, landSold } = period;
  const remarks: { says: Message; tab: string }[] = landSold.map((asset) => ({
    says: message(
      '{asset} is land. Its sale needs the consent of the court or the Master ({section}). Add the consent to the documents.',
      {
        asset,
        section: offices[office].consent,
      },
    ),
    tab: 'documents',
  }));
  if (office === 'tutor') {
    if (!bornOn) {
      remarks.push({
        says: message('The heading of a tutor’s account needs the minor’s date of birth. Enter it.'),
        tab: 'details',
      });
    } else {
      const day = computeMajorityDay(country, bornOn);
      if (day <= to && !final) {
        remarks.push({
          says: message('The minor comes of age on {day}: the tutorship ends then, and this is its final account.', {
            day,
          }),
          tab: 'report',
        });
      }
    }
  }
  if (office === 'administrator') {
    const amounts = administratorAmounts.on(to);
    if (!isRefused(amounts) && (property > amounts.property || incomeCollected > amounts.income)) {
      remarks.push({
        says: message(
          'If the property is above {property} or the income above {income} a year, the Master investigates before appointing an administrator, and many Masters prefer a curator. Confirm with the Master (Mental Health Care Act s 60).',
          { property: formatAmount(amounts.property, country), income: formatAmount(amounts.income, country) },
        ),
        tab: 'details',
      });
    }
  }
  return remarks;
}
