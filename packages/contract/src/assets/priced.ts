import { day, optionalText } from '../fields';

/** In the matter's own money unless a currency, its rate and the day of the rate are given. */
export const priced = {
  currency: optionalText(3),
  rate: optionalText(20),
  rateDate: day.nullable().default(null),
};
