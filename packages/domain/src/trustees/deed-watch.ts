import type { LocalDate } from '../dates/local-date';
import { type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import { checkCapacity } from './capacity';
import type { Trustee } from './trustee';

/** What the deed says of the number of trustees. */
export interface TrustDeedLimits {
  readonly least: number | null;
  readonly most: number | null;
}

/** Whether enough trustees are in office for the trust to act at all. */
export interface TrusteesStanding {
  readonly acting: number;
  readonly doubtful: number;
  readonly least: number | null;
  readonly most: number | null;
  /** 'doubtful': enough only if somebody who is leaving still counts. */
  readonly canAct: 'yes' | 'no' | 'doubtful';
}

export function computeTrusteesStanding(
  trustees: readonly Trustee[],
  { least, most }: TrustDeedLimits,
  on: LocalDate,
): TrusteesStanding {
  const capacities = trustees.map((trustee) => checkCapacity(trustee, on).may);
  const acting = capacities.filter((may) => may === 'yes').length;
  const doubtful = capacities.filter((may) => may === 'doubtful').length;
  const needed = least ?? 1;
  const canAct = acting >= needed ? 'yes' : acting + doubtful >= needed ? 'doubtful' : 'no';
  return { acting, doubtful, least, most, canAct };
}

/** Who else the trustees are, by the people they are known as. */
export interface TrustPeople {
  readonly founders: ReadonlySet<number>;
  readonly beneficiaries: ReadonlySet<number>;
  /** The person behind each trustee, by the trustee's id. */
  readonly personOf: ReadonlyMap<number, number>;
}

function listNumberWarnings({ acting, least, most, canAct }: TrusteesStanding): Warning[] {
  const over =
    most !== null && acting > most
      ? [
          createWarning(
            'trustees',
            message(
              '{acting} trustees are in office and the deed allows at most {most}. Check the deed and the letters.',
              {
                acting,
                most,
              },
            ),
          ),
        ]
      : [];
  if (canAct === 'yes') return over;
  if (canAct === 'doubtful') {
    return [
      createWarning(
        'trustees',
        message(
          'The trust can act only if a trustee who is leaving or in doubt still counts. Sign nothing until this is resolved.',
        ),
      ),
    ];
  }
  return [
    createWarning(
      'trustees',
      least === null
        ? message(
            'The trust cannot act: no trustee is in office. Have one appointed, or enter the letters of authority.',
          )
        : message(
            'The trust cannot act: {acting} of at least {least} trustees are in office. Open a replacement before anything is signed.',
            {
              acting,
              least,
            },
          ),
    ),
  ];
}

/** Where control and benefit lie in one hand, or nobody from outside watches. */
function listControlWarnings(trustees: readonly Trustee[], around: TrustPeople, on: LocalDate): Warning[] {
  const acting = trustees.filter((trustee) => checkCapacity(trustee, on).may !== 'no');
  const toPersonId = ({ id }: Trustee): number => around.personOf.get(id) ?? -id;
  const [only] = acting;
  if (acting.length === 1 && only && around.beneficiaries.has(toPersonId(only))) {
    const { name } = only;
    return [
      createWarning(
        'trustees',
        around.founders.has(toPersonId(only))
          ? message(
              '{name} is founder, only trustee and beneficiary, so there is no independent control. Have an independent trustee appointed.',
              {
                name,
              },
            )
          : message('{name} is the only trustee and a beneficiary. Have an independent trustee appointed.', { name }),
      ),
    ];
  }
  const isFamily = acting.length > 0 && acting.every((one) => around.beneficiaries.has(toPersonId(one)));
  return isFamily && !acting.some(({ kind }) => kind === 'independent')
    ? [
        createWarning(
          'trustees',
          message(
            'Every trustee is a beneficiary and none is independent. If they are one family and the trust deals with outsiders, the Master requires an independent trustee.',
          ),
        ),
      ]
    : [];
}

/** What the deed and the Master's directives make of the trustees as they stand on the day. */
export const listDeedWarnings = (
  trustees: readonly Trustee[],
  deed: TrustDeedLimits,
  around: TrustPeople,
  on: LocalDate,
): Warning[] => [
  ...listNumberWarnings(computeTrusteesStanding(trustees, deed, on)),
  ...listControlWarnings(trustees, around, on),
];
