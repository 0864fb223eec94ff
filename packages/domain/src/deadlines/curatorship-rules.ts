import { systemType } from '../matter/kinds';
import { countFrom, both, type DeadlineRule, forthwith, southAfrica, countWindowBack } from './rule';

const act = 'Administration of Estates Act 66 of 1965';
const mhca = 'Mental Health Care Act 17 of 2002';

type CuratorshipRuleInput = Omit<DeadlineRule, 'systemTypes' | 'countries'> & Partial<Pick<DeadlineRule, 'countries'>>;
const createCuratorshipRule = (row: CuratorshipRuleInput): DeadlineRule => ({
  systemTypes: [systemType.curatorship],
  countries: both,
  ...row,
});

/** The periods of a curator, tutor or administrator. */
export const curatorshipRules: readonly DeadlineRule[] = [
  createCuratorshipRule({
    id: 'curator-inventory',
    title: "Curator's inventory",
    meaning: 'by',
    trigger: 'appointed',
    count: countFrom(30, 'days'),
    section: `${act} s 78`,
  }),
  createCuratorshipRule({
    id: 'curator-account',
    title: "Lodge the curator's account",
    meaning: 'by',
    trigger: 'periodEnd',
    count: countFrom(3, 'periodMonths'),
    section: `${act} s 83(1)`,
    note: 'The Master sets the date in each matter. The account covers the year that ended three months earlier.',
  }),
  createCuratorshipRule({
    id: 'curator-final-account',
    title: 'Final account',
    meaning: 'by',
    trigger: 'officeEnded',
    count: forthwith,
    section: `${act} s 83(2)`,
  }),
  createCuratorshipRule({
    id: 'administrator-person-seen',
    title: 'Applicant has seen the person within this period',
    meaning: 'ends',
    trigger: 'administratorApplication',
    count: countWindowBack(7, 0),
    section: `${mhca} s 60`,
    countries: southAfrica,
  }),
  createCuratorshipRule({
    id: 'administrator-appointment',
    title: 'Master investigates and appoints an administrator',
    meaning: 'by',
    trigger: 'courtRecommendation',
    count: countFrom(60, 'days'),
    section: `${mhca} s 61`,
    countries: southAfrica,
  }),
  createCuratorshipRule({
    id: 'administration-termination',
    title: 'Decision on ending the administration',
    meaning: 'by',
    trigger: 'terminationApplication',
    count: countFrom(14, 'days'),
    section: `${mhca} s 64`,
    countries: southAfrica,
  }),
  createCuratorshipRule({
    id: 'administration-appeal',
    title: 'Appeal against the decision on ending the administration',
    meaning: 'by',
    trigger: 'terminationDecision',
    count: countFrom(30, 'days'),
    section: `${mhca} s 64`,
    countries: southAfrica,
  }),
];
