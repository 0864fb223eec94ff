import type { AnswerOf } from '@boedel/contract/call';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { figureNames, figuresOf } from '@boedel/domain/figures/matter-figures';
import { isRefused, toldOf } from '@boedel/domain/law/refusal';
import type { Worked, WorkedLine } from '@boedel/domain/law/worked';
import { type Fraction, writtenFraction } from '@boedel/domain/money/fraction';
import { handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { factsOf } from '../estate/estate-of';

const isFraction = (value: unknown): value is Fraction => typeof value === 'object' && value !== null && 'd' in value;
const written = <T>(value: T): T | string => (isFraction(value) ? writtenFraction(value) : value);

/** As it crosses the wire: fractions hold bigints and go as they are written. */
const lineOnWire = ({ from, value, ...line }: WorkedLine): WorkedLine => ({
  ...line,
  ...(value !== undefined && { value: written(value) }),
  ...(from && { from: onWire(from) }),
});
const onWire = ({ title, section, lines, value }: Worked<unknown>): Worked<unknown> => ({
  title,
  section,
  lines: lines.map(lineOnWire),
  value: typeof value === 'number' ? value : isFraction(value) ? writtenFraction(value) : null,
});

export const handledFigureCalls = handle(figureCalls, {
  howWorkedOut: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const { systemType, today, held, liabilities, estate } = await factsOf(tx, query.matterID);
      const figures = figuresOf({ systemType, today, assets: held.captured, liabilities, estate });
      return figureNames.flatMap((name): AnswerOf<typeof figureCalls.howWorkedOut> => {
        const figure = figures[name];
        if (!figure) return [];
        return isRefused(figure)
          ? [{ name, worked: null, reasons: figure.refusals.map(toldOf) }]
          : [{ name, worked: onWire(figure), reasons: [] }];
      });
    }),
});
