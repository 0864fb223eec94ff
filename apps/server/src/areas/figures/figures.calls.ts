import type { AnswerOf } from '@boedel/contract/call';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { figureNames, figuresOf } from '@boedel/domain/figures/matter-figures';
import { isRefused, messageOf } from '@boedel/domain/law/refusal';
import { handle } from '../../platform/http/handler';
import { workedOnWire } from '../../platform/worked-on-wire';
import { openMatter } from '../../platform/tenancy/matter-door';
import { howAdded } from './how-added';
import { figureFactsOf } from './figure-facts';

export const handledFigureCalls = handle(figureCalls, {
  howWorkedOut: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const figures = figuresOf(await figureFactsOf(tx, query.matterID));
      return figureNames.flatMap((name): AnswerOf<typeof figureCalls.howWorkedOut> => {
        const figure = figures[name];
        if (!figure) return [];
        return isRefused(figure)
          ? [{ name, worked: null, reasons: figure.refusals.map(messageOf) }]
          : [{ name, worked: workedOnWire(figure), reasons: [] }];
      });
    }),
  howAdded,
});
