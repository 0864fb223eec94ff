import type { MailTypeKey } from '@boedel/contract/email-contents/mail-titles';
import { fieldsIn, type MailFacts } from '@boedel/domain/mails/own-words';
import { type Language, type MailText, written } from '../../platform/mail/mail-text';
import { type FindType, knowMailTypes } from '../../platform/mail/own-words';
import { auctionMail, buyerMail, calledOffMail, valuationMail } from '../assets/asset.mails';
import { reductionMail } from '../bond/bond.mails';
import { clientReportMail, milestonesMail } from '../client-reports/client-report.mails';
import { claimDeclinedMail, creditorLinkMail } from '../creditor-page/creditor-page.mails';
import { askClientMail } from '../client-answers/client-answers.mails';
import { askFamilyMail, cameBackMail } from '../family-intake/family-intake.mails';
import { accessMail } from '../matter-people/access.mails';
import { jointlyAppointedMail, jointlyEndedMail } from '../matter-people/joint-appointee.mails';
import { meetingNoticeMail, orderCancelledMail, orderMail } from '../meetings/notice.mails';
import { milestoneMail } from '../milestones/milestone.mails';
import { mentionMail } from '../notes/note.mails';
import { digestMail, escalationMail } from '../reminders/reminder.mails';
import { serviceAskedMail, serviceCancelledMail } from '../realisation/service.mails';
import { lockedMail, passwordChangedMail, resetLinkMail, signInCodeMail } from '../session/session.mails';
import { askToSignMail, remindToSignMail, signedCopyMail } from '../signing/signing.mails';
import { attachedLetterMail, typedMail } from '../templates/paper.mails';
import { trainingMail } from '../trust-meetings/training.mails';
import { invitationMail, secondFactorResetMail } from '../users/users.mails';

interface MailType {
  readonly mail: MailText<never>;
  /** Facts this one is without; where a mail reads otherwise without them, each way is a type of its own. */
  readonly lacks: readonly string[];
  /** Sent before anybody's firm is known, so worded by the provider alone. */
  readonly isProviders: boolean;
}
const ofFirm = <Facts>(mail: MailText<Facts>, ...lacks: (keyof Facts & string)[]): MailType => ({
  mail,
  lacks,
  isProviders: false,
});
const ofProvider = (mail: MailText<never>): MailType => ({ ...ofFirm(mail), isProviders: true });

export const mailTypes: Readonly<Record<MailTypeKey, MailType>> = {
  valuation: ofFirm(valuationMail),
  auction: ofFirm(auctionMail),
  offer: ofFirm(buyerMail, 'signedOn'),
  sale: ofFirm(buyerMail),
  valuationCancelled: ofFirm(calledOffMail),
  auctionCancelled: ofFirm(calledOffMail, 'isValuation'),
  storage: ofFirm(serviceAskedMail),
  guarding: ofFirm(serviceAskedMail, 'isStorage'),
  storageCancelled: ofFirm(serviceCancelledMail),
  guardingCancelled: ofFirm(serviceCancelledMail, 'isStorage'),
  order: ofFirm(orderMail),
  orderCancelled: ofFirm(orderCancelledMail),
  meeting: ofFirm(meetingNoticeMail),
  training: ofFirm(trainingMail),
  creditorLink: ofFirm(creditorLinkMail),
  claimDeclined: ofFirm(claimDeclinedMail),
  jointlyAppointed: ofFirm(jointlyAppointedMail),
  jointlyEnded: ofFirm(jointlyEndedMail),
  clientAsked: ofFirm(askClientMail),
  familyAsked: ofFirm(askFamilyMail),
  familyAnswerBack: ofFirm(cameBackMail),
  reduction: ofFirm(reductionMail),
  milestone: ofFirm(milestoneMail),
  milestones: ofFirm(milestonesMail),
  clientReport: ofFirm(clientReportMail),
  letter: ofFirm(attachedLetterMail),
  paper: ofFirm(typedMail),
  signing: ofFirm(askToSignMail, 'message'),
  signingMessage: ofFirm(askToSignMail),
  signingReminder: ofFirm(remindToSignMail),
  signedCopy: ofFirm(signedCopyMail),
  mention: ofFirm(mentionMail),
  digest: ofFirm(digestMail),
  escalation: ofFirm(escalationMail),
  access: ofFirm(accessMail, 'mayCapture'),
  accessToCapture: ofFirm(accessMail),
  invitation: ofFirm(invitationMail, 'matter'),
  invitationKnown: ofFirm(invitationMail, 'matter', 'isNew'),
  matterInvitation: ofFirm(invitationMail),
  matterInvitationKnown: ofFirm(invitationMail, 'isNew'),
  secondFactorReset: ofFirm(secondFactorResetMail),
  signInCode: ofProvider(signInCodeMail),
  resetLink: ofProvider(resetLinkMail),
  passwordChanged: ofProvider(passwordChangedMail),
  locked: ofProvider(lockedMail),
};
export const mailTypeKeys = Object.keys(mailTypes) as MailTypeKey[];

/** The type of a mail whose facts are these. */
export const findMailType: FindType = (mail, facts) => {
  const ways = mailTypeKeys.filter((key) => mailTypes[key].mail === mail);
  const deciding = new Set(ways.flatMap((key) => mailTypes[key].lacks));
  return ways.find((key) => [...deciding].every((fact) => mailTypes[key].lacks.includes(fact) === !facts[fact]));
};
knowMailTypes(findMailType);

/** Every fact is its own name in braces, but for those this type is without. */
const named = (lacks: readonly string[]): MailFacts =>
  new Proxy(
    {},
    {
      get: (_, name) => (lacks.includes(String(name)) ? null : name === 'signed' ? ['{signed}'] : `{${String(name)}}`),
    },
  );

export function standardWords(key: MailTypeKey, language: Language): { subject: string; body: string } {
  const { mail, lacks } = mailTypes[key];
  const { subject, text } = written(mail, language, named(lacks) as never);
  return { subject, body: text };
}

/** The fields of the standard words, in the order they stand in them. */
export const fieldsOf = (key: MailTypeKey): string[] => {
  const { subject, body } = standardWords(key, 'en');
  return fieldsIn(`${body}\n${subject}`);
};

/** Without a code, a link or what somebody wrote, a mail is of no use to who gets it. */
const needed: ReadonlySet<string> = new Set(['code', 'link', 'forgotten', 'text', 'note']);
export const mustHold = (key: MailTypeKey): string[] =>
  fieldsIn(standardWords(key, 'en').body).filter(
    (name) => needed.has(name) && !(key === 'milestone' && name === 'note'),
  );
