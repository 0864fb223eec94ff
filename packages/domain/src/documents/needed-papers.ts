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
const paper = (kinds: number | readonly number[], by: string, section?: string, when?: NeededPaper['when']) => ({
  kinds: typeof kinds === 'number' ? [kinds] : kinds,
  by,
  ...(section && { section }),
  ...(when && { when }),
});

/** Papers of each type of matter by the milestone they are needed for, in the order of its milestones. */
export const neededPapers: Readonly<Record<SystemType, readonly NeededPaper[]>> = {
  [systemType.liquidation]: [
    paper(213, 'Appointment received'),
    paper(214, 'Appointment received', 'Insolvency Act s 56(2)'),
    paper(45, 'Bond of security lodged', 'Insolvency Act s 56(2)'),
    paper(35, 'Assets secured', 'Insolvency Act s 16'),
    paper(215, 'First meeting held', 'Insolvency Act s 68(3)'),
    paper(34, 'Second meeting held', 'Insolvency Act s 81'),
    paper(33, 'Second meeting held', 'Insolvency Act s 82'),
    paper(216, 'Second meeting held', 'Insolvency Act s 68(3)'),
    paper(209, 'Account lodged', 'Insolvency Act s 91'),
    paper(211, 'Account confirmed', 'Insolvency Act s 108'),
    paper(210, 'Account confirmed', 'Insolvency Act s 112'),
    paper(230, 'Dividend paid', 'Insolvency Act s 113'),
    paper(212, 'Released'),
  ],
  [systemType.estateLate]: [
    paper(201, 'Instruction received'),
    paper(52, 'Estate reported', `${estates} s 7`),
    paper(203, 'Estate reported', `${estates} s 7`),
    paper(202, 'Estate reported'),
    paper(204, 'Estate reported', `${estates} s 8`, ({ hasWill }) => hasWill),
    paper(205, 'Estate reported', undefined, ({ isMarried }) => isMarried),
    paper(59, 'Estate reported', undefined, ({ hasWill }) => !hasWill),
    paper(60, 'Estate reported', `${estates} s 18(1)`, ({ hasWill }) => !hasWill),
    paper(55, 'Estate reported', `${estates} s 9`),
    paper([53, 54], 'Estate reported', `${estates} s 14, s 18(3)`),
    paper(206, 'Estate reported'),
    paper(207, 'Letters received', `${estates} s 13, s 18(3)`),
    paper(208, 'Notice to creditors published', `${estates} s 29`),
    paper(209, 'Account lodged', `${estates} s 35(1)`),
    paper(84, 'Account lodged'),
    paper(210, 'Account approved', `${estates} s 35(4)`),
    paper(211, 'Account lay for inspection', `${estates} s 35(5)`),
    paper(81, 'Heirs paid', `${estates} s 35(12)`),
    paper(212, 'Discharged', `${estates} s 56`),
  ],
  [systemType.curatorship]: [
    paper(213, 'Order received'),
    paper(217, 'Order received'),
    paper(202, 'Letters received'),
    paper(218, 'Letters received', `${estates} s 72`),
    paper(219, 'Bond of security lodged', `${estates} s 77`),
    paper(86, 'Inventory lodged', `${estates} s 78`),
    paper(220, 'Annual account lodged', `${estates} s 83`),
    paper(88, 'Annual account lodged', `${estates} s 83`),
    paper(210, 'Annual account approved'),
    paper(209, 'Final account lodged', `${estates} s 83`),
    paper(212, 'Discharged'),
  ],
  [systemType.flowConsult]: [
    paper(202, 'Client data captured'),
    paper(204, 'Client data captured', undefined, ({ hasWill }) => hasWill),
    paper(201, 'Follow-up agreed'),
  ],
  [systemType.trust]: [
    paper(201, 'Instruction received'),
    paper(223, 'Pack lodged', 'Trust Property Control Act s 4'),
    paper(90, 'Pack lodged'),
    paper(91, 'Pack lodged', 'Trust Property Control Act s 6'),
    paper(93, 'Pack lodged'),
    paper(224, 'Pack lodged'),
    paper(225, 'Letters of authority issued', 'Trust Property Control Act s 6(1)'),
    paper(100, 'Beneficial ownership lodged', 'Trust Property Control Act s 11A'),
    paper(226, 'Tax registered'),
    paper(227, 'Annual review done'),
    paper(97, 'Deregistered'),
    paper(228, 'Deregistered'),
  ],
};

export interface PaperAsked {
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
export function missingPapers(
  type: SystemType,
  milestones: readonly string[],
  stage: number,
  facts: PaperFacts,
  filed: ReadonlySet<number>,
): PaperAsked[] {
  return neededPapers[type].flatMap(({ kinds, by, section = null, when }) => {
    const place = milestones.indexOf(by) + 1;
    const isAsked = place > 0 && place <= stage + 1 && (!when || when(facts));
    return isAsked && !kinds.some((one) => filed.has(one)) ? [{ kinds, by, section, isOverdue: place <= stage }] : [];
  });
}
