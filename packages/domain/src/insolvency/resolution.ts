import type { LocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, sum } from '../money/cents';
import { type VoteSubject, countVoters, type CountedVoter, type Voter } from './vote-value';

export interface ResolutionBallot extends Voter {
  /** Left out: present or proved, and did not vote. */
  readonly inFavour?: boolean;
}
/** Most matters need value alone; a removal both; a composition three fourths of all who proved. */
export type ResolutionKind = 'ordinary' | 'ownSecurity' | 'removal' | 'composition';

export interface ResolutionResult {
  readonly carried: boolean;
  readonly forValue: Cents;
  readonly againstValue: Cents;
  readonly allValue: Cents;
  readonly forNumber: number;
  readonly againstNumber: number;
  readonly allNumber: number;
}

const sections: Readonly<Record<ResolutionKind, string>> = {
  ordinary: 'Insolvency Act 24 of 1936 s 52, s 53(2)',
  ownSecurity: 'Insolvency Act 24 of 1936 s 52, s 53(2)',
  removal: 'Insolvency Act 24 of 1936 s 60(d)',
  composition: 'Insolvency Act 24 of 1936 s 119',
};

/** Whether creditors resolved it, by value and, where the Act asks for it, by number. */
export function computeResolution(
  on: LocalDate,
  kind: ResolutionKind,
  ballots: readonly ResolutionBallot[],
): Outcome<WorkedResult<ResolutionResult>> {
  const about: VoteSubject = kind === 'ownSecurity' ? 'ownSecurity' : 'ordinary';
  const counted = countVoters(on, about, ballots);
  if (isRefused(counted)) return counted;
  const sumValues = (of: readonly CountedVoter<ResolutionBallot>[]): Cents => sum(of.map((one) => one.value));
  const countInNumber = (of: readonly CountedVoter<ResolutionBallot>[]): number =>
    of.filter(({ inNumber }) => inNumber).length;
  const inFavour = counted.filter(({ voter }) => voter.inFavour === true);
  const against = counted.filter(({ voter }) => voter.inFavour === false);
  const [forValue, againstValue, allValue] = [sumValues(inFavour), sumValues(against), sumValues(counted)];
  const [forNumber, againstNumber, allNumber] = [
    countInNumber(inFavour),
    countInNumber(against),
    countInNumber(counted),
  ];
  const carried =
    kind === 'composition'
      ? forValue > 0 && forValue * 4 >= allValue * 3 && forNumber * 4 >= allNumber * 3
      : forValue > againstValue && (kind !== 'removal' || forNumber > againstNumber);
  return startWorking('Vote of creditors', sections[kind])
    .line('For, in value', forValue)
    .line('Against, in value', againstValue)
    .line('All who may vote, by value', allValue)
    .line('For, in number', String(forNumber))
    .line('Against, in number', String(againstNumber))
    .line('All that may vote, in number', String(allNumber))
    .gives({ carried, forValue, againstValue, allValue, forNumber, againstNumber, allNumber });
}
