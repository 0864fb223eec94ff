/** What such a letter usually asks, in the language of the letter and not of the screen; it can be written over. */
export const firstLetterTexts = {
  creditors: {
    en: {
      subject: 'Balances and claims in the matters listed below',
      text: 'We attend to the matters listed below. Please let us have for each of them a statement of what is owed at the date it began, the security you hold, the rate of interest agreed and any cover on the life of the debtor.',
    },
    af: {
      subject: 'Saldo’s en eise in die sake hieronder',
      text: 'Ons administreer die sake hieronder. Stuur asseblief vir elkeen ʼn staat van die bedrag verskuldig op die datum waarop die saak begin het, die sekuriteit wat u hou, die ooreengekome rentekoers en enige lewensdekking op die skuldenaar.',
    },
  },
  banks: {
    en: {
      subject: 'Accounts and investments in the matters listed below',
      text: 'We administer the matters listed below. For each, please confirm every account, investment and policy held with you, its balance and accrued interest on the date the matter began, and what you need from us to pay it out.',
    },
    af: {
      subject: 'Rekeninge en beleggings in die sake hieronder',
      text: 'Ons administreer die sake hieronder. Bevestig asseblief vir elkeen elke rekening, belegging en polis by u, die saldo en opgelope rente op die datum waarop die saak begin het, en wat u van ons nodig het om dit uit te betaal.',
    },
  },
} as const;
