import type { AnswerOf } from '@boedel/contract/call';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { figureNames, computeMatterFigures } from '@boedel/domain/figures/matter-figures';
import { isRefused, toSectionedMessage } from '@boedel/domain/law/refusal';
import { pairHandlers } from '../../platform/http/handler';
import { toWireWorking } from '../../platform/worked-on-wire';
import { openMatter } from '../../platform/tenancy/matter-door';
import { explainFigure } from './explain-figure';
import { readFigureFacts } from './figure-facts';

export const handledFigureCalls = pairHandlers(figureCalls, {
  howWorkedOut: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const figures = computeMatterFigures(await readFigureFacts(tx, query.matterID));
      return figureNames.flatMap((name): AnswerOf<typeof figureCalls.howWorkedOut> => {
        const figure = figures[name];
        if (!figure) return [];
        return isRefused(figure)
          ? [{ name, worked: null, reasons: figure.refusals.map(toSectionedMessage) }]
          : [{ name, worked: toWireWorking(figure), reasons: [] }];
      });
    }),
  howAdded: explainFigure,
});
