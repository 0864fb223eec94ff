import type { EstateDistribution } from './distribute';
import type { InsolventEstate, SecuredClaim } from './estate';

/** For tests: each branch of the law of insolvency, with how an account shows that it was taken. */
export type BranchTest = (estate: InsolventEstate, result: EstateDistribution) => boolean;

const listSecured = ({ encumbered }: InsolventEstate): SecuredClaim[] =>
  encumbered.flatMap(({ ranks }) => ranks.flat());
const isPaidPart =
  (rank: EstateDistribution['ranks'][number]['rank'], how: 'full' | 'part'): BranchTest =>
  (_, { ranks }) =>
    ranks.some(
      (one) =>
        one.rank === rank && one.claimed > 0 && (how === 'full' ? one.paid === one.claimed : one.paid < one.claimed),
    );
const isContributedAs =
  (as: EstateDistribution['contribution']['value']['each'][number]['as'], paying = true): BranchTest =>
  (_, { contribution }) =>
    contribution.value.each.some((one) => one.as === as && one.amount > 0 === paying);

export const branches = {
  's 96(1) funeral': isPaidPart('s96Funeral', 'full'),
  's 96(2) death-bed': isPaidPart('s96DeathBed', 'full'),
  's 96(4) burial out of securities': (_, { accounts }) => accounts.some(({ forBurial }) => forBurial > 0),
  's 97(2)(a) sheriff': isPaidPart('s97Sheriff', 'full'),
  's 97(2)(b) Master': isPaidPart('s97Master', 'full'),
  's 97(2)(c) administration in full': isPaidPart('s97Administration', 'full'),
  's 97(2)(c) administration abates': isPaidPart('s97Administration', 'part'),
  's 98 execution': isPaidPart('s98', 'full'),
  's 98 no further than the proceeds': ({ executions }, { ranks }) =>
    ranks.some(({ rank, claimed }) => rank === 's98' && executions.some((one) => one.proceedsOfAttached === claimed)),
  's 98A(1)(a)(i) wages': isPaidPart('s98AWages', 'full'),
  's 98A(1)(a) leave and severance abate': isPaidPart('s98ALeave', 'part'),
  's 98A(1)(b) funds': isPaidPart('s98AFunds', 'full'),
  's 98A(2) beyond the limit, proved': ({ employees }, { claims }) =>
    employees.some(({ id, proved }) => proved && claims.some((one) => one.id === id && one.concurrentAward > 0)),
  's 98A(3) not proved': ({ employees }, { claims }) =>
    employees.some(({ id, proved }) => !proved && claims.some((one) => one.id === id && one.preferentAward > 0)),
  's 98A excluded by the notice': ({ employees }, { claims }) =>
    employees.some(({ id, excluded }) => excluded && claims.some((one) => one.id === id && one.preferentAward === 0)),
  's 99 statutory': isPaidPart('s99', 'full'),
  's 100 Namibia': isPaidPart('s100', 'full'),
  's 101 tax': isPaidPart('s101', 'full'),
  's 102 general bond': isPaidPart('s102', 'full'),
  's 86 a general bond and land': ({ generalBonds }, { ofLand }) => generalBonds.length > 0 && ofLand > 0,
  's 102 beyond the bonded sum': ({ generalBonds }, { claims }) =>
    generalBonds.some(({ id, bondedSum, amount }) =>
      bondedSum !== undefined && bondedSum < amount
        ? claims.some((one) => one.id === id && one.concurrentAward > 0)
        : false,
    ),
  's 103(1)(a) dividend': isPaidPart('s103', 'part'),
  's 103(1)(a) later dividend as proved': ({ concurrent }, { ranks }) =>
    concurrent.some(({ earlierDividend }) => earlierDividend !== undefined) &&
    ranks.some(({ rank, measured }) => rank === 's103' && measured !== undefined),
  's 103(1)(b) interest in full': isPaidPart('s103Interest', 'full'),
  's 103(1)(b) interest in part': isPaidPart('s103Interest', 'part'),
  's 103(2) agreed rate': ({ concurrent }, { claims }) =>
    concurrent.some(({ id, agreedRate }) => agreedRate && claims.some((one) => one.id === id && one.interestAward > 0)),
  's 104(2) late claim catches up': (_, { catchUps }) => catchUps.some(({ paid }) => paid > 0),
  's 48 conditional, kept back': (_, { claims }) => claims.some(({ retained }) => retained === 'condition'),
  's 116 surplus': (_, { surplus }) => surplus > 0,
  's 89(1) first rank owes': ({ settings }, { accounts }) =>
    settings?.deficiencyBorneBy !== 'allRanks' && accounts.some(({ deficiencyOwed }) => deficiencyOwed.length > 0),
  's 89(1) all ranks owe': ({ settings }, { accounts }) =>
    settings?.deficiencyBorneBy === 'allRanks' && accounts.some(({ deficiencyOwed }) => deficiencyOwed.length > 1),
  's 89(1) nobody proved: the residue': (_, { accounts }) => accounts.some(({ deficiencyLeft }) => deficiencyLeft > 0),
  's 89(2) relies solely': (estate, { claims }) =>
    listSecured(estate).some(
      ({ id, reliesSolely }) =>
        reliesSolely && claims.some((one) => one.id === id && one.shortfall > 0 && one.concurrentAward === 0),
    ),
  's 95(1) in full': (_, { accounts }) =>
    accounts.some(({ awards }) => awards.some(({ due, paid }) => due > 0 && due === paid)),
  's 95(1) second rank': ({ encumbered }, { accounts }) =>
    encumbered.some(({ ranks }, nth) => ranks.length > 1 && (accounts[nth]!.awards.at(-1)?.paid ?? 0) > 0),
  's 95(1) one rank shares': ({ encumbered }) => encumbered.some(({ ranks }) => ranks.some((rank) => rank.length > 1)),
  's 95(1) order chosen': (estate) => listSecured(estate).filter(({ choice }) => choice !== undefined).length > 1,
  's 95(1) surplus to the residue': (_, { accounts }) => accounts.some(({ surplus }) => surplus > 0),
  's 95(1) what a security lacks': (estate, { claims }) =>
    listSecured(estate).some(
      ({ id, unsecured }) => !unsecured && claims.some((one) => one.id === id && one.concurrentAward > 0),
    ),
  's 89(3) interest more than two years old': (estate, { claims }) =>
    listSecured(estate).some(
      ({ id, unsecured }) => unsecured && claims.some((one) => one.id === id && one.concurrentAward > 0),
    ),
  's 95(1) the claim first': ({ settings }, { accounts }) =>
    settings?.appropriation === 'claimFirst' &&
    accounts.some(({ awards }) => awards.some(({ paid, due }) => paid < due && paid > 0)),
  's 95(2) deposit with the Master': (_, { claims }) => claims.some(({ retained }) => retained === 'deposit'),
  's 106 concurrent creditors': isContributedAs('concurrent'),
  's 106 what a security lacks': isContributedAs('shortfall'),
  's 106 preferent creditors': isContributedAs('preferent'),
  's 14(3) the applicant': isContributedAs('applicant'),
  's 51 who withdrew': isContributedAs('withdrawn'),
  's 106(a) only secured creditors': isContributedAs('onlySecured'),
  's 106(c) those who are left': isContributedAs('remaining'),
  's 106 relies, and does not contribute': isContributedAs('relies', false),
  's 106 not proved, and does not contribute': isContributedAs('unproved', false),
  's 106 nobody is there': (_, { contribution }) => contribution.value.uncovered > 0,
  's 63 smallest fee': (_, { topUp }) => topUp > 0,
  's 63 smallest fee credited': (_, { topUp }) => topUp < 0,
  's 63(1) adjusted by the Master': ({ fee }) => fee.adjustment !== undefined,
  's 63 no fee': ({ fee }) => fee.none === true,
  'VAT on the fee': ({ fee }, result) => fee.vendor && result.fee > 0,
  'no VAT on the fee': ({ fee }, result) => !fee.vendor && result.fee > 0,
  'fee on the price without VAT': ({ receipts }, { feeLines }) =>
    receipts.some(({ id, amount }) => feeLines.some((one) => one.id === id && one.base > 0 && one.base < amount)),
} as const satisfies Readonly<Record<string, BranchTest>>;
export type InsolvencyBranch = keyof typeof branches;

export const listReached = (estate: InsolventEstate, result: EstateDistribution): InsolvencyBranch[] =>
  (Object.keys(branches) as InsolvencyBranch[]).filter((name) => branches[name](estate, result));
