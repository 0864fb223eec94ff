import { dated } from '../law/dated';
import { rand } from '../money/cents';

/** Insolvency Act 24 of 1936 s 96(1), (2): the part of funeral and death-bed costs that ranks first. */
export const funeralPreferences = dated('preference for funeral costs', [
  {
    from: '1967-10-02',
    funeral: rand(300),
    deathBed: rand(300),
    note: 'R300 each, in total and not per person; confirm that no later notice raised it.',
  },
]);

/** Administration of Estates Act 66 of 1965 s 34(1): a smaller claim is not counted in number. */
export const surrenderVoteMinimum = dated('smallest claim that votes in number', [
  { from: '1967-10-02', amount: rand(1_000), note: 'Confirm for estates long past.' },
]);
