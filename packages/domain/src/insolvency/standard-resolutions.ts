import { message, type Message } from '../law/message';

interface StandardResolution {
  readonly words: Message;
  /** What follows once it is carried, and the tab of the matter on which it is done. */
  readonly next?: { readonly says: Message; readonly tab: 'assets' | 'claims' | 'expenses' | 'meetings' };
}

/** What creditors usually resolve at a second or general meeting (Insolvency Act 24 of 1936 s 53), in the usual order. */
export const standardResolutions = {
  report: { words: message('The report of the trustee or liquidator is adopted.') },
  acts: { words: message('All acts of the trustee or liquidator to date are confirmed.') },
  litigation: {
    words: message('The trustee or liquidator may institute, defend, settle or abandon legal proceedings.'),
  },
  attorneys: {
    words: message('The trustee or liquidator may employ attorneys and counsel on a scale agreed in writing (s 73).'),
  },
  examination: {
    words: message('The trustee or liquidator may hold an enquiry and have witnesses examined (ss 64 to 66).'),
    next: { says: message('Fix the day of the examination and have the witnesses summoned.'), tab: 'meetings' },
  },
  movables: {
    words: message('Movable property may be sold by public auction, tender or private treaty.'),
    next: { says: message('Arrange the sale of the movable property.'), tab: 'assets' },
  },
  immovables: {
    words: message(
      'Immovable property may be sold by public auction, tender or private treaty, with the consent of the bondholder.',
    ),
    next: {
      says: message('Get the consent of the bondholder and arrange the sale of the immovable property.'),
      tab: 'assets',
    },
  },
  agents: { words: message('Auctioneers, agents and valuers may be employed at their usual rates.') },
  debts: {
    words: message('Debts owed to the estate may be collected, extended, compromised or written off (s 78).'),
    next: { says: message('Collect the debts, and record what is compromised or written off.'), tab: 'assets' },
  },
  abandon: {
    words: message(
      'Worthless assets may be abandoned, and secured creditors may take over their security at its value (s 83).',
    ),
    next: { says: message('Record which assets are abandoned or taken over.'), tab: 'assets' },
  },
  contracts: { words: message('Leases and uncompleted contracts may be continued or ended (ss 35 and 37).') },
  business: {
    words: message('The business may be carried on, and goods bought for it (s 80).'),
    next: { says: message('Record the sales and costs of the business as trading.'), tab: 'expenses' },
  },
  dispositions: { words: message('Voidable dispositions may be set aside or settled (ss 26 to 31).') },
  claims: {
    words: message('Claims may be contested, compromised or admitted (ss 45 and 78).'),
    next: { says: message('Compare every claim with the books, and dispute what does not agree.'), tab: 'claims' },
  },
  accountants: { words: message('Accountants may be employed to write up the books and to complete tax returns.') },
  borrow: { words: message('Money may be borrowed for the administration, with or without security.') },
  employees: { words: message('Contracts of employment may be continued or ended (s 38).') },
  discretion: {
    words: message('The further administration of the estate is left to the discretion of the trustee or liquidator.'),
  },
} as const satisfies Readonly<Record<string, StandardResolution>>;
export type StandardResolutionKey = keyof typeof standardResolutions;
export const standardResolutionKeys = Object.keys(standardResolutions) as StandardResolutionKey[];

interface ResolvedPoint {
  readonly standard: StandardResolutionKey | null;
  readonly isCarried: boolean;
  readonly elected: readonly string[];
}
export interface MeetingNextStep {
  readonly says: Message;
  readonly tab: NonNullable<StandardResolution['next']>['tab'];
}

/** What the meeting decided asks for next: of each resolution that was carried, and of an election. */
export const listNextSteps = (resolved: readonly ResolvedPoint[]): readonly MeetingNextStep[] =>
  resolved.flatMap(({ standard, isCarried, elected }): MeetingNextStep[] => {
    if (elected.length > 0) {
      return [
        {
          says: message(
            'Send the resolutions to the Master, and give security for the appointment of {names} (s 56).',
            {
              names: elected.join(', '),
            },
          ),
          tab: 'meetings',
        },
      ];
    }
    const point: StandardResolution | undefined = standard === null ? undefined : standardResolutions[standard];
    return isCarried && point?.next ? [point.next] : [];
  });
