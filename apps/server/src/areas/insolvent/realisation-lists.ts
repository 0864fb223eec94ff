import {
  auctionLots,
  dispositions,
  openContracts,
  saleConsentCalls,
  saleConsents,
} from '@boedel/contract/insolvent/realisation.record';
import { type AuctionLotFacts, checkLot, computeLotPrice } from '@boedel/domain/insolvency/auction-lot';
import { createCalendar } from '@boedel/domain/dates/calendar';
import {
  computeContractStanding,
  checkContract,
  type OpenContractFacts,
} from '@boedel/domain/insolvency/open-contract';
import {
  computeDispositionStanding,
  checkDisposition,
  type DispositionFacts,
} from '@boedel/domain/insolvency/voidable';
import { checkConsent } from '@boedel/domain/insolvency/sale-consent';
import { isRefused } from '@boedel/domain/law/refusal';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Tx } from '../../platform/db/database';
import { createMatterRecordKit, createRecordHandlers, handleMatterRecord } from '../../platform/record/matter-record';
import type { RecordReading, StoredRow } from '../../platform/record/record-rules';
import { findConcursusDay } from '../claims/insolvent-facts.store';
import { readEvents } from '../diary/matter-event.store';

type DispositionValues = Omit<StoredRow<(typeof dispositions)['fields']>, 'id' | 'matterID' | 'version'>;
type ContractValues = Omit<StoredRow<(typeof openContracts)['fields']>, 'id' | 'matterID' | 'version'>;

const toDisposition = (row: DispositionValues): DispositionFacts => ({
  ground: row.ground,
  on: row.disposedDate,
  value: row.amount,
  received: row.valueReceived,
  state: row.state,
  stateOn: row.stateDate,
  recovered: row.recoveredAmount,
});

export const handledDispositionCalls = handleMatterRecord(dispositions, {
  check: (values, { today }) => {
    const warnings = checkDisposition(toDisposition(values), today);
    return isRefused(warnings) ? warnings : { values, warnings };
  },
  adds: async (rows, { tx, matter }) => {
    const concursusOn = await findConcursusDay(tx, matter.id);
    return rows.map((row) => computeDispositionStanding(toDisposition(row), concursusOn));
  },
});

const toContract = ({ kind, demandDate, decision, decidedDate }: ContractValues): OpenContractFacts => ({
  kind,
  // Kept where the kind was changed, and then without meaning.
  demandedOn: kind === 'landPurchase' ? demandDate : null,
  decision,
  decidedOn: decidedDate,
});

/** The periods of leases and employment run from the final appointment. */
const readAround = async ({ tx, matter, country, today }: RecordReading) => ({
  calendar: createCalendar(country),
  appointedOn: (await readEvents(tx, matter.id)).get('finalAppointment')?.date,
  today,
});

export const handledOpenContractCalls = handleMatterRecord(openContracts, {
  check: async (values, at) => {
    const checked = checkContract(toContract(values), await readAround(at));
    return isRefused(checked) ? checked : { values };
  },
  adds: async (rows, at) => {
    const around = await readAround(at);
    return rows.map((row) => {
      const { state, decideBy, says, section } = computeContractStanding(toContract(row), around);
      return { standing: state, decideByDate: decideBy, says, section };
    });
  },
});

type LotValues = Omit<StoredRow<(typeof auctionLots)['fields']>, 'id' | 'matterID' | 'version'>;

const toLot = ({ reservePrice, hammerPrice, vatKind, buyer, soldDate, paidDate }: LotValues): AuctionLotFacts => ({
  reserve: reservePrice,
  hammer: hammerPrice,
  vat: vatKind,
  buyer,
  soldOn: soldDate,
  paidOn: paidDate,
});

export const handledAuctionLotCalls = handleMatterRecord(auctionLots, {
  check: (values, { country, today }) => {
    const warnings = checkLot(toLot(values), country, today);
    return isRefused(warnings) ? warnings : { values, warnings };
  },
  adds: (rows, { country }) => rows.map((row) => throwIfRefused(computeLotPrice(toLot(row), country))),
});

const saleConsentKit = createMatterRecordKit(saleConsents, {
  check: (values, { today }) => {
    const { askedDate, answer, answeredDate } = values;
    const checked = checkConsent({ askedOn: askedDate, answer, answeredOn: answeredDate }, today);
    return isRefused(checked) ? checked : { values };
  },
});

export const handledSaleConsentCalls = pairHandlers(saleConsentCalls, createRecordHandlers(saleConsentKit));

/** What was asked of the Master, or is about to be, and has no answer. */
export const listAuthorityAsked = async (tx: Tx, matterId: number) =>
  (await saleConsentKit.store(tx).listOf(matterId))
    .map((row) => saleConsentKit.read(row))
    .filter(
      ({ source, answer }) => (source === 'masterBeforeMeeting' || source === 'masterProvisional') && answer === null,
    );
export type AuthorityAsked = Awaited<ReturnType<typeof listAuthorityAsked>>[number];
