import { type LocalDate } from '../dates/local-date';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, plus } from '../money/cents';
import { type Fraction, whole } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { type VatBasis, computeVat } from './vat';

export interface JointExecutor {
  readonly id: string;
  /** Decides over odd cents; without it the id does. */
  readonly name?: string;
  readonly vendor: boolean;
  /** Part of the fee as the executors agreed; equal parts where nothing is said. */
  readonly part?: Fraction;
}
export interface ExecutorPart {
  readonly executor: string;
  readonly fee: Cents;
  readonly vat: Cents;
  readonly total: Cents;
}

/** Several executors share one fee; each adds VAT to the own part only if that executor is a vendor. */
export function shareExecutorFee(
  fee: Cents,
  executors: readonly JointExecutor[],
  vat: Omit<VatBasis, 'vendor'>,
): Outcome<WorkedResult<readonly ExecutorPart[]>> {
  const refused = collectRefusals(checkExecutors(fee, executors));
  if (refused) return refused;
  const parts = shareOut(
    fee,
    executors.map((executor) => executor.part ?? whole),
  );
  const result = startWorking('One fee shared by the executors', 'Administration of Estates Act s 51').line('Fee', fee);
  const shared: ExecutorPart[] = [];
  for (const [index, executor] of executors.entries()) {
    const part = parts[index]!;
    const added = computeVat(part, { ...vat, vendor: executor.vendor });
    if (isRefused(added)) return added;
    result
      .line(message('Part of {executor}', { executor: executor.name ?? executor.id }), part)
      .worked(message('VAT of {executor}', { executor: executor.name ?? executor.id }), added);
    shared.push({ executor: executor.id, fee: part, vat: added.value, total: plus(part, added.value) });
  }
  return result.gives(shared);
}

function checkExecutors(fee: Cents, executors: readonly JointExecutor[]): RefusalError[] {
  const agreed = executors.filter((executor) => executor.part !== undefined);
  const checks = checkListedOnce(
    'executors',
    executors.map((executor) => executor.id),
    (id) => message('Executor {id} is listed more than once. Remove the second entry.', { id }),
  );
  if (executors.length === 0) checks.push(refuse('executors', 'Name at least one executor.'));
  if (fee < 0) checks.push(refuse('fee', 'The fee is below 0. Enter it as a positive amount.'));
  if (agreed.length > 0 && agreed.length < executors.length) {
    checks.push(refuse('executors.part', 'Enter a share of the fee for every executor, or for none to share equally.'));
  }
  if (agreed.some((executor) => executor.part!.n <= 0n)) {
    checks.push(refuse('executors.part', 'A share of the fee is 0 or less. Remove that executor from the sharing.'));
  }
  return checks;
}

/** Section 51(4): nothing is paid before the estate may be distributed, unless the Master approved it in writing. */
export function mayPayExecutor(
  payOn: LocalDate,
  state: { readonly distributableOn?: LocalDate; readonly masterApprovedOn?: LocalDate },
): RefusalError | undefined {
  const open = [state.distributableOn, state.masterApprovedOn].some((day) => day !== undefined && day <= payOn);
  return open
    ? undefined
    : refuse(
        'payOn',
        "Wait until the estate can be distributed, or record the Master's written approval to pay earlier.",
        'Administration of Estates Act s 51(4)',
      );
}
