import { type SystemType, systemType } from '../matter/kinds';

/** What a matter must be for a paper to be asked of it. */
export interface PaperFacts {
  readonly hasWill: boolean;
  readonly isMarried: boolean;
}

export interface NeededPaper {
  /** Any of these will do; the first names it. */
  readonly kinds: readonly number[];
  /** The milestone that is not reached in order without it. */
  readonly by: string;
  readonly section?: string;
  readonly when?: (facts: PaperFacts) => boolean;
}

const estates = 'Administration of Estates Act';
const createNeededPaper = (
  kinds: number | readonly number[],
  by: string,
  section?: string,
  when?: NeededPaper['when'],
) => ({
  kinds: typeof kinds === 'number' ? [kinds] : kinds,
  by,
  ...(section && { section }),
  ...(when && { when }),
});

/** Papers of each type of matter by the milestone they are needed for, in the order of its milestones. */
export const neededPapers: Readonly<Record<SystemType, readonly NeededPaper[]>> = {
  [systemType.liquidation]: [
    createNeededPaper(213, 'Appointment received'),
    createNeededPaper(214, 'Appointment received', 'Insolvency Act s 56(2)'),
    createNeededPaper(45, 'Bond of security lodged', 'Insolvency Act s 56(2)'),
    createNeededPaper(35, 'Assets secured', 'Insolvency Act s 16'),
    createNeededPaper(215, 'First meeting held', 'Insolvency Act s 68(3)'),
    createNeededPaper(34, 'Second meeting held', 'Insolvency Act s 81'),
    createNeededPaper(33, 'Second meeting held', 'Insolvency Act s 82'),
    createNeededPaper(216, 'Second meeting held', 'Insolvency Act s 68(3)'),
    createNeededPaper(209, 'Account lodged', 'Insolvency Act s 91'),
    createNeededPaper(211, 'Account confirmed', 'Insolvency Act s 108'),
    createNeededPaper(210, 'Account confirmed', 'Insolvency Act s 112'),
    createNeededPaper(230, 'Dividend paid', 'Insolvency Act s 113'),
    createNeededPaper(212, 'Released'),
  ],
  [systemType.estateLate]: [
    createNeededPaper(201, 'Instruction received'),
    createNeededPaper(52, 'Estate reported', `${estates} s 7`),
    createNeededPaper(203, 'Estate reported', `${estates} s 7`),
    createNeededPaper(202, 'Estate reported'),
    createNeededPaper(204, 'Estate reported', `${estates} s 8`, ({ hasWill }) => hasWill),
    createNeededPaper(205, 'Estate reported', undefined, ({ isMarried }) => isMarried),
    createNeededPaper(59, 'Estate reported', undefined, ({ hasWill }) => !hasWill),
    createNeededPaper(60, 'Estate reported', `${estates} s 18(1)`, ({ hasWill }) => !hasWill),
    createNeededPaper(55, 'Estate reported', `${estates} s 9`),
    createNeededPaper([53, 54], 'Estate reported', `${estates} s 14, s 18(3)`),
    createNeededPaper(206, 'Estate reported'),
    createNeededPaper(207, 'Letters received', `${estates} s 13, s 18(3)`),
    createNeededPaper(208, 'Notice to creditors published', `${estates} s 29`),
    createNeededPaper(209, 'Account lodged', `${estates} s 35(1)`),
    createNeededPaper(84, 'Account lodged'),
    createNeededPaper(210, 'Account approved', `${estates} s 35(4)`),
    createNeededPaper(211, 'Account lay for inspection', `${estates} s 35(5)`),
    createNeededPaper(81, 'Heirs paid', `${estates} s 35(12)`),
    createNeededPaper(212, 'Discharged', `${estates} s 56`),
  ],
  [systemType.curatorship]: [
    createNeededPaper(213, 'Order received'),
    createNeededPaper(217, 'Order received'),
    createNeededPaper(202, 'Letters received'),
    createNeededPaper(218, 'Letters received', `${estates} s 72`),
    createNeededPaper(219, 'Bond of security lodged', `${estates} s 77`),
    createNeededPaper(86, 'Inventory lodged', `${estates} s 78`),
    createNeededPaper(220, 'Annual account lodged', `${estates} s 83`),
    createNeededPaper(88, 'Annual account lodged', `${estates} s 83`),
    createNeededPaper(210, 'Annual account approved'),
    createNeededPaper(209, 'Final account lodged', `${estates} s 83`),
    createNeededPaper(212, 'Discharged'),
  ],
  [systemType.flowConsult]: [
    createNeededPaper(202, 'Client data captured'),
    createNeededPaper(204, 'Client data captured', undefined, ({ hasWill }) => hasWill),
    createNeededPaper(201, 'Follow-up agreed'),
  ],
  [systemType.trust]: [
    createNeededPaper(201, 'Instruction received'),
    createNeededPaper(223, 'Pack lodged', 'Trust Property Control Act s 4'),
    createNeededPaper(90, 'Pack lodged'),
    createNeededPaper(91, 'Pack lodged', 'Trust Property Control Act s 6'),
    createNeededPaper(93, 'Pack lodged'),
    createNeededPaper(224, 'Pack lodged'),
    createNeededPaper(225, 'Letters of authority issued', 'Trust Property Control Act s 6(1)'),
    createNeededPaper(100, 'Beneficial ownership lodged', 'Trust Property Control Act s 11A'),
    createNeededPaper(226, 'Tax registered'),
    createNeededPaper(227, 'Annual review done'),
    createNeededPaper(97, 'Deregistered'),
    createNeededPaper(228, 'Deregistered'),
  ],
};

export interface RequestedPaper {
  readonly kinds: readonly number[];
  readonly by: string;
  readonly section: string | null;
  /** Its milestone is behind the matter and it is still not there. */
  readonly isOverdue: boolean;
}

/**
 * What is missing at a stage: papers of the milestones that are reached, and of the one that comes next. `milestones` are
 * those of the type, `stage` is how many of them are behind the matter: the place of the last one reached.
 */
export function listMissingPapers(
  type: SystemType,
  milestones: readonly string[],
  stage: number,
  facts: PaperFacts,
  filed: ReadonlySet<number>,
): RequestedPaper[] {
  return neededPapers[type].flatMap(({ kinds, by, section = null, when }) => {
    const place = milestones.indexOf(by) + 1;
    const isAsked = place > 0 && place <= stage + 1 && (!when || when(facts));
    return isAsked && !kinds.some((one) => filed.has(one)) ? [{ kinds, by, section, isOverdue: place <= stage }] : [];
  });
}
