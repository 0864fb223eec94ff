import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { type AccountCode, chart, incomeAccounts, listExpenseAccounts } from '@boedel/domain/ledger/chart';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { BankRule } from '@boedel/domain/reconciliation/bank-rules';
import { normaliseText } from '@boedel/domain/statements/keys';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { bankRuleStore, listRules } from './bank-rule.store';
import { findAccountCode } from './target';

type BankRulesAnswer = AnswerOf<typeof reconCalls.getRules>;

const isIncome = (account: string): boolean => incomeAccounts.includes(account as AccountCode);

async function presentRules(tx: Tx, type: SystemType): Promise<BankRulesAnswer> {
  return {
    rules: (await listRules(tx, type)).map((row) => ({
      id: row.id,
      words: row.words,
      type: chart[row.account as AccountCode].label,
      isIn: isIncome(row.account),
      isActive: row.is_active,
      version: row.version,
    })),
    incomeTypes: incomeAccounts.map((code) => chart[code].label),
    expenseTypes: listExpenseAccounts(type).map((code) => chart[code].label),
  };
}

/** The rules in use, as matching reads them. */
export const readBankRules = async (tx: Tx, type: SystemType): Promise<BankRule[]> =>
  (await listRules(tx, type))
    .filter(({ is_active }) => is_active)
    .map(({ id, words, account }) => ({ id, words, target: account, isIn: isIncome(account) }));

export const bankRuleHandlers: Pick<Handlers<typeof reconCalls>, 'getRules' | 'saveRule' | 'deleteRule'> = {
  getRules: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      return presentRules(tx, matter.system_type as SystemType);
    }),

  saveRule: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, body.matterID, 'money');
      const type = matter.system_type as SystemType;
      const account = findAccountCode(body.type, type);
      if (account === undefined) throw new RefusalProblem(refuse('type', 'Choose a type of income or expense.'));
      if (normaliseText(body.words).trim() === '') {
        throw new RefusalProblem(refuse('words', 'Enter words that appear on the bank line.'));
      }
      const same = (await listRules(tx, type)).find(
        (row) => row.id !== body.id && normaliseText(row.words) === normaliseText(body.words) && row.is_active,
      );
      if (same && body.isActive) {
        throw new RefusalProblem(refuse('words', 'There is already a rule with these words. Change that rule.'));
      }
      const store = bankRuleStore(tx);
      const before = body.id === null ? undefined : await store.find(body.id);
      const values = { system_type: type, words: body.words, account, is_active: body.isActive };
      const after = before ? await store.change(before.id, body.version, values) : await store.insert(values);
      await audit(tx, actor, before ? 'bankrule.changed' : 'bankrule.added', {
        entity: ['bank_rule', after.id],
        ...(before && { before }),
        after,
      });
      return presentRules(tx, type);
    }),

  deleteRule: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const before = await bankRuleStore(tx).remove(body.id);
      await audit(tx, actor, 'bankrule.removed', { entity: ['bank_rule', before.id], before });
      return { done: true as const };
    }),
};
