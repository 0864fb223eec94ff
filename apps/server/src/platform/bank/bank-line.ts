import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import { z } from 'zod';

/** What is sent to a bank to request an account. */
export interface BankAccountRequest {
  /** Ours, and the same however often it is sent: the bank opens one account for it. */
  readonly reference: string;
  readonly kind: 'account' | 'tis';
  readonly accountName: string;
  readonly matterReference: string;
  readonly country: string;
  readonly note: string | null;
}

export type BankAccountAnswer =
  | { readonly status: 'pending' }
  | {
      readonly status: 'opened';
      readonly accountNumber: string;
      readonly branchCode: string;
      readonly answeredOn: LocalDate;
    }
  | { readonly status: 'refused'; readonly reason: string; readonly answeredOn: LocalDate };

/**
 * A bank's line for opening accounts. Two calls: `POST {url}/accounts` with our reference in `Idempotency-Key` answers
 * `{ bankReference }`; `GET {url}/accounts/{bankReference}` answers how it stands.
 */
export interface BankConnection {
  ask(account: BankAccountRequest, signal: AbortSignal): Promise<{ bankReference: string }>;
  look(bankReference: string, signal: AbortSignal): Promise<BankAccountAnswer>;
}

const onADay = z.string().refine(isLocalDate);
const askedSchema = z.object({ bankReference: z.string().min(1).max(120) });
const looked = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending') }),
  z.object({
    status: z.literal('opened'),
    accountNumber: z.string().max(30),
    branchCode: z.string().max(12),
    answeredOn: onADay,
  }),
  z.object({ status: z.literal('refused'), reason: z.string().min(1).max(1000), answeredOn: onADay }),
]);

const mostSeconds = 30;
const mostSigns = 100_000;

/** A line over HTTP. What a bank sends is read strictly: anything else is trouble, and it is tried again. */
export function createHttpBankLine({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string | undefined;
}): BankConnection {
  const base = url.endsWith('/') ? url.slice(0, -1) : url;
  const send = async (path: string, more: RequestInit, signal: AbortSignal): Promise<unknown> => {
    const answer = await fetch(`${base}${path}`, {
      ...more,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(mostSeconds * 1000)]),
      headers: {
        accept: 'application/json',
        ...(more.body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(more.headers as Record<string, string> | undefined),
      },
    });
    const text = (await answer.text()).slice(0, mostSigns);
    if (!answer.ok) throw new Error(`the bank's line answered ${answer.status}`);
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new Error("the bank's line did not answer in JSON");
    }
  };
  return {
    ask: async (account, signal) => {
      const more = { method: 'POST', body: JSON.stringify(account), headers: { 'idempotency-key': account.reference } };
      return read(askedSchema, await send('/accounts', more, signal));
    },
    look: async (bankReference, signal) =>
      read(looked, await send(`/accounts/${encodeURIComponent(bankReference)}`, {}, signal)),
  };
}

function read<T>(schema: z.ZodType<T>, sent: unknown): T {
  const result = schema.safeParse(sent);
  if (!result.success) throw new Error("the bank's line answered something that cannot be read");
  return result.data;
}
