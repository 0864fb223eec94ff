import { defineMailText } from '../../platform/mail/mail-text';

interface ProviderMailFacts {
  /** The provider's name, as its people know it. */
  readonly provider: string;
}

export const signInCodeMail = defineMailText<ProviderMailFacts & { code: string; minutes: number }>({
  en: ({ provider, code, minutes }) => ({
    subject: `Your ${provider} sign-in code`,
    paragraphs: [
      'Someone is signing in with your email address and password. If it is you, enter this code:',
      code,
      `The code works once and expires in ${minutes} minutes. If it is not you, someone knows your password. Change it now.`,
    ],
  }),
  af: ({ provider, code, minutes }) => ({
    subject: `U aantekenkode vir ${provider}`,
    paragraphs: [
      'Iemand teken met u e-posadres en wagwoord aan. As dit u is, voer hierdie kode in:',
      code,
      `Die kode werk een keer en verval oor ${minutes} minute. As dit nie u is nie, ken iemand u wagwoord. Verander dit dadelik.`,
    ],
  }),
});

export const resetLinkMail = defineMailText<ProviderMailFacts & { link: string }>({
  en: ({ provider, link }) => ({
    subject: `Set a new ${provider} password`,
    paragraphs: [
      'Use this link to set a new password. It works once and expires in one hour:',
      link,
      'If you did not request this, ignore this email. Your password will not change.',
    ],
  }),
  af: ({ provider, link }) => ({
    subject: `Kies ʼn nuwe wagwoord vir ${provider}`,
    paragraphs: [
      'Gebruik hierdie skakel om ʼn nuwe wagwoord te kies. Dit werk een keer en verval oor een uur:',
      link,
      'As u dit nie aangevra het nie, ignoreer hierdie e-pos. U wagwoord sal nie verander nie.',
    ],
  }),
});

export const passwordChangedMail = defineMailText<ProviderMailFacts & { tell: string }>({
  en: ({ provider, tell }) => ({
    subject: `Your ${provider} password was changed`,
    paragraphs: [
      'Your password was changed just now. If this was you, you do not need to do anything.',
      `If it was not you, request a new password on the sign-in page and contact ${tell}.`,
    ],
  }),
  af: ({ provider, tell }) => ({
    subject: `U wagwoord vir ${provider} is verander`,
    paragraphs: [
      'U wagwoord is so pas verander. As dit u was, hoef u niks te doen nie.',
      `As dit nie u was nie, vra op die aantekenbladsy ʼn nuwe wagwoord aan en kontak ${tell}.`,
    ],
  }),
});

export const lockedMail = defineMailText<ProviderMailFacts & { tries: number; forgotten: string }>({
  en: ({ provider, tries, forgotten }) => ({
    subject: `Wrong passwords were entered for your ${provider} account`,
    paragraphs: [
      `A wrong password was entered for your account ${tries} times in a row. No one was able to sign in. Anyone trying again must now wait, for up to 15 minutes.`,
      'If it was you and you forgot the password, set a new one here:',
      forgotten,
      'If it was not you, you do not need to do anything. For extra security, turn on a sign-in code under Account details. It protects your account even if someone guesses your password.',
    ],
  }),
  af: ({ provider, tries, forgotten }) => ({
    subject: `Verkeerde wagwoorde is vir u ${provider}-rekening ingetik`,
    paragraphs: [
      `ʼn Verkeerde wagwoord is ${tries} keer na mekaar vir u rekening ingetik. Niemand kon aanteken nie. Enigiemand wat weer probeer, moet nou wag, hoogstens 15 minute.`,
      'As dit u was en u het die wagwoord vergeet, kies hier ʼn nuwe een:',
      forgotten,
      'As dit nie u was nie, hoef u niks te doen nie. Vir ekstra sekuriteit, skakel ʼn aantekenkode by Rekeningbesonderhede aan. Dit beskerm u rekening selfs as iemand u wagwoord raai.',
    ],
  }),
});
