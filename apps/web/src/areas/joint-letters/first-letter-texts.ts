/** What such a letter usually asks, in the language of the letter and not of the screen; it can be written over. */
export const firstLetterTexts = {
  creditors: {
    en: {
      subject: 'Balances and claims in the matters listed below',
      text: 'We attend to the matters listed below. Please let us have for each of them a statement of what is owed at the date it began, the security you hold, the rate of interest agreed and any cover on the life of the debtor.',
    },
    af: {
      subject: 'Saldo’s en eise in die sake hieronder',
      text: 'Ons behartig die sake hieronder. Verskaf asseblief vir elkeen ʼn staat van wat verskuldig is op die datum waarop dit begin het, die sekuriteit wat u hou, die ooreengekome rentekoers en enige dekking op die lewe van die skuldenaar.',
    },
  },
  banks: {
    en: {
      subject: 'Accounts and investments in the matters listed below',
      text: 'We attend to the matters listed below. Please confirm for each of them every account, investment and policy held with you, its balance and accrued interest at the date the matter began, and what you need to pay it over.',
    },
    af: {
      subject: 'Rekeninge en beleggings in die sake hieronder',
      text: 'Ons behartig die sake hieronder. Bevestig asseblief vir elkeen elke rekening, belegging en polis by u, die saldo en opgelope rente op die datum waarop die saak begin het, en wat u nodig het om dit oor te betaal.',
    },
  },
} as const;
