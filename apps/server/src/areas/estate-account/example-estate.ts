import { toLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import type { Estate } from '@boedel/domain/estate/estate';
import type { Country } from '@boedel/domain/law/country';
import { nil, rand } from '@boedel/domain/money/cents';
import { fraction } from '@boedel/domain/money/fraction';

/**
 * An invented estate with something in every part of the account and one line that is nil, so that each of the thirty
 * switches changes what is seen.
 */
export function createExampleEstate(country: Country, today: LocalDate, language: 'en' | 'af'): Estate {
  const isNamibian = country === 'NA';
  const chooseLanguage = (english: string, afrikaans: string): string => (language === 'af' ? afrikaans : english);
  return {
    country,
    deceased: {
      id: 'deceased',
      name: 'Johanna Maria Sibanda',
      diedOn: toLocalDate('2026-02-14'),
      bornOn: toLocalDate('1948-07-03'),
      sex: 'F',
      lastAddress: isNamibian
        ? chooseLanguage('14 Acacia Street, Swakopmund', 'Acaciastraat 14, Swakopmund')
        : chooseLanguage('14 Acacia Street, Worcester', 'Acaciastraat 14, Worcester'),
      placeOfDeath: isNamibian ? 'Swakopmund' : 'Worcester',
      mastersReference: '004711/2026',
    },
    marriages: [],
    people: [
      {
        id: 'daughter',
        name: 'Elizabeth Sibanda',
        kind: 'natural',
        relationship: 'daughter',
        parents: ['deceased'],
        bornOn: toLocalDate('1975-05-20'),
      },
      {
        id: 'son',
        name: 'Petrus Sibanda',
        kind: 'natural',
        relationship: 'son',
        parents: ['deceased'],
        bornOn: toLocalDate('1979-11-02'),
      },
      {
        id: 'grandson',
        name: 'Thabo Sibanda',
        kind: 'natural',
        relationship: 'grandson',
        parents: ['son'],
        bornOn: toLocalDate('2014-08-09'),
      },
      { id: 'niece', name: 'Anna Cloete', kind: 'natural', relationship: 'niece', bornOn: toLocalDate('1982-01-30') },
    ],
    executors: [{ id: 'executor', name: chooseLanguage('The executor', 'Die eksekuteur'), vatVendor: true }],
    assets: [
      {
        id: 'house',
        description: chooseLanguage(
          'Erf 2301 with dwelling, extent 812 square metres',
          'Erf 2301 met woonhuis, groot 812 vierkante meter',
        ),
        class: 'immovable',
        voucher: '1',
        value: rand(2_450_000),
        treatment: 'inKind',
      },
      {
        id: 'furniture',
        description: chooseLanguage('Furniture and household effects', 'Meubels en huisraad'),
        class: 'movable',
        voucher: '2',
        value: rand(86_500),
        treatment: 'inKind',
      },
      {
        id: 'car',
        description: chooseLanguage('Motor vehicle, 2019', 'Motorvoertuig, 2019'),
        class: 'movable',
        voucher: '3',
        value: rand(190_000),
        soldFor: rand(184_750),
        treatment: 'sold',
      },
      {
        id: 'shares',
        description: chooseLanguage(
          'Shares in a company since wound up',
          "Aandele in 'n maatskappy wat sedertdien gelikwideer is",
        ),
        class: 'movable',
        voucher: '4',
        value: nil,
        treatment: 'money',
      },
      {
        id: 'savings',
        description: chooseLanguage('Savings account', 'Spaarrekening'),
        class: 'claim',
        voucher: '5',
        value: rand(743_218.44),
        treatment: 'money',
      },
      {
        id: 'policy',
        description: chooseLanguage('Policy payable to the estate', 'Polis betaalbaar aan die boedel'),
        class: 'claim',
        voucher: '6',
        value: rand(500_000),
        treatment: 'money',
      },
    ],
    benefits: [],
    liabilities: [
      {
        id: 'funeral',
        creditor: chooseLanguage('Funeral undertaker', 'Begrafnisondernemer'),
        voucher: '11',
        amount: rand(38_400),
        kind: 'funeral',
      },
      {
        id: 'municipality',
        creditor: chooseLanguage('Municipality: rates and services', 'Munisipaliteit: belasting en dienste'),
        voucher: '12',
        amount: rand(7_916.25),
        kind: 'debtBeforeDeath',
      },
      {
        id: 'card',
        creditor: chooseLanguage('Credit card', 'Kredietkaart'),
        voucher: '13',
        amount: rand(21_407.9),
        kind: 'debtBeforeDeath',
      },
      {
        id: 'hospital',
        creditor: chooseLanguage('Hospital', 'Hospitaal'),
        voucher: '14',
        amount: rand(12_650),
        kind: 'medical',
      },
    ],
    costs: [
      {
        id: 'adverts',
        kind: 'advertisements',
        narrative: chooseLanguage(
          'Advertisements for creditors and inspection',
          'Advertensies vir skuldeisers en insae',
        ),
        voucher: '21',
        amount: rand(1_980),
      },
      {
        id: 'valuation',
        kind: 'valuation',
        narrative: chooseLanguage('Valuation of the house', 'Waardasie van die huis'),
        voucher: '22',
        amount: rand(4_600),
      },
      {
        id: 'transfer',
        kind: 'transferCosts',
        narrative: chooseLanguage('Transfer of the house', 'Oordrag van die huis'),
        voucher: '23',
        amount: rand(31_250),
      },
      {
        id: 'bank',
        kind: 'bankCharges',
        narrative: chooseLanguage('Bank charges', 'Bankkoste'),
        voucher: '24',
        amount: rand(642.3),
      },
    ],
    income: [
      {
        id: 'rent',
        narrative: chooseLanguage('Rent of the garden flat', 'Huur van die tuinwoonstel'),
        voucher: '31',
        amount: rand(27_000),
        assetId: 'house',
      },
      {
        id: 'interest',
        narrative: chooseLanguage('Interest on the savings account', 'Rente op die spaarrekening'),
        voucher: '32',
        amount: rand(11_842.17),
      },
      {
        id: 'dividend',
        narrative: chooseLanguage(
          'Dividend of the company since wound up',
          'Dividend van die maatskappy wat gelikwideer is',
        ),
        voucher: '34',
        amount: nil,
      },
    ],
    incomeExpenses: [
      {
        id: 'repairs',
        narrative: chooseLanguage('Repairs to the garden flat', 'Herstelwerk aan die tuinwoonstel'),
        voucher: '33',
        amount: rand(3_450),
        assetId: 'house',
      },
    ],
    interestsHeld: [
      {
        id: 'farm',
        description: chooseLanguage('Portion 4 of a farm, 96 hectares', "Gedeelte 4 van 'n plaas, 96 hektaar"),
        right: 'usufruct',
        instrument: isNamibian
          ? chooseLanguage('Will of the late S Sibanda', 'Testament van wyle S Sibanda')
          : chooseLanguage(
              'Will of the late S Sibanda, Master 002233/2011',
              'Testament van wyle S Sibanda, Meester 002233/2011',
            ),
        voucher: '41',
        value: rand(1_800_000),
        charges: [
          {
            id: 'cancel',
            narrative: chooseLanguage(
              'Cancelling the usufruct in the deeds office',
              'Rojering van die vruggebruik in die aktekantoor',
            ),
            amount: rand(6_800),
          },
          {
            id: 'rates',
            narrative: chooseLanguage('Rates up to the death', 'Eiendomsbelasting tot by die dood'),
            amount: rand(9_150),
          },
          {
            id: 'levies',
            narrative: chooseLanguage('Levies up to the death', 'Heffings tot by die dood'),
            amount: nil,
          },
        ],
        successors: [{ personId: 'son', share: fraction(1) }],
      },
    ],
    annuitiesHeld: [],
    donations: [],
    disposableProperty: [],
    improvements: [],
    earlierDuties: [],
    dutyCredits: [],
    taxYears: [],
    advances: [],
    agreements: [],
    will: {
      datedOn: toLocalDate('2021-06-18'),
      legacies: [
        {
          kind: 'asset',
          id: 'house',
          clause: '3.1',
          assetId: 'house',
          to: [{ personId: 'daughter', share: fraction(1) }],
        },
        {
          kind: 'asset',
          id: 'furniture',
          clause: '3.2',
          assetId: 'furniture',
          to: [
            { personId: 'niece', share: fraction(1, 2) },
            { personId: 'grandson', share: fraction(1, 2) },
          ],
        },
        { kind: 'cash', id: 'grandson', clause: '3.3', personId: 'grandson', amount: rand(120_000) },
      ],
      residue: {
        clause: '4',
        to: [
          { personId: 'daughter', share: fraction(1, 2) },
          { personId: 'son', share: fraction(1, 2) },
        ],
      },
    },
    settings: {
      accountDate: today,
      overrides: {
        executorRemuneration: {
          amount: rand(118_000),
          reason: chooseLanguage(
            'Agreed with the heirs below the tariff.',
            'Met die erfgename onder die tarief ooreengekom.',
          ),
        },
      },
      ...(isNamibian && { mastersFee: { amount: rand(600) } }),
    },
  };
}
