import { constants } from '@boedel/contract/fixed/constants';
import { termsVersion } from '@boedel/contract/session/terms';
import type { LegalText, LegalTextProvider } from '../../legal-text';

/** Thousands are parted by a space that does not break. */
const formatCount = (value: number): string => value.toLocaleString('en-GB').replaceAll(',', '\u00A0');

const { breachRemedyDays, terminationNoticeDays, dataAccessAfterTerminationDays, deletionAfterArrearsDays } = constants;

/** The Afrikaans of the terms; the English is the one that prevails. */
export const write = ({ name, site, email, accountsEmail }: LegalTextProvider): LegalText => ({
  language: 'af',
  title: 'Gebruiksvoorwaardes',
  inForce: termsVersion,
  opening: `Hierdie voorwaardes reël die gebruik van die sagteware wat ${name} (“ons”) beskikbaar stel aan firmas (“die firma”, “u”) wat bestorwe en insolvente boedels, kuratorskappe en trusts administreer. Deur Aanvaar te druk, stem u vir uself daartoe in en, waar u bevoeg is om u firma te bind, ook namens die firma.`,
  sections: [
    {
      id: 'service',
      heading: '1. Die diens',
      passages: [
        `Ons verleen aan die firma, oor die internet, toegang tot die stelseltipes waarop hy inteken, met die berging, dokumente en berekeninge wat daarby hoort. ʼn Beskrywing van elk is by ${site} beskikbaar.`,
        'Ons verbeter die diens deurlopend. Veranderinge word onder Nuwe veranderinge aangekondig. ʼn Funksie waarop firmas staatmaak, word nie sonder redelike kennisgewing verwyder nie.',
      ],
    },
    {
      id: 'business-use',
      heading: '2. Slegs vir besigheidsgebruik',
      passages: [
        'Die diens is bestem vir gebruik in die loop van ʼn besigheid of beroep. Dit word nie aan verbruikers vir persoonlike of huishoudelike doeleindes aangebied nie, en mag nie herverkoop, uitgeleen of as ʼn diensburo vir ander bedryf word nie.',
        'Die firma besluit wie mag aanmeld en met watter regte. Elke persoon het ʼn eie rekening. Wagwoorde en kodes mag nie gedeel word nie, en ʼn rekening word gesluit wanneer die houer daarvan die firma verlaat.',
        [
          'U mag nie probeer om toegang tot die data van ʼn ander firma te verkry, of om ʼn perk of ʼn magtiging te omseil nie.',
          'U mag niks oplaai wat onwettig is, of wat gemaak is om ʼn rekenaarstelsel te beskadig nie.',
          'U mag nie die sagteware kopieer, dekompileer of namaak nie, behalwe in soverre die Wet op Outeursreg 98 van 1978 dit toelaat.',
        ],
      ],
    },
    {
      id: 'judgement',
      heading: '3. Die professionele oordeel bly u eie',
      passages: [
        'Die diens doen berekeninge, stel dokumente op en stuur herinneringe. Dit verskaf nie regs-, belasting- of finansiële advies nie en vervang nie die oordeel van die eksekuteur, trustee, likwidateur, kurator of prokureur nie. Elke bedrag toon hoe dit bereken is, sodat dit nagegaan kan word. Gaan elke rekening en dokument na voordat dit onderteken of ingedien word.',
      ],
    },
    {
      id: 'fees',
      heading: '4. Intekengeld',
      passages: [
        `Die firma betaal die intekengeld waarop in sy bestelvorm ooreengekom is, vooruit en binne die tydperk wat op die faktuur verskyn. Intekengeld sluit belasting op toegevoegde waarde uit. Navrae oor ʼn rekening word aan ${accountsEmail} gerig.`,
        'Ons mag die intekengeld een maal in twaalf maande wysig, met minstens dertig dae skriftelike kennisgewing. ʼn Firma wat die wysiging nie aanvaar nie, mag die ooreenkoms beëindig voordat die wysiging in werking tree.',
        `Agterstallige bedrae dra rente teen die koers wat kragtens die Wet op die Voorgeskrewe Rentekoers 55 van 1975 voorgeskryf is. Waar ʼn rekening meer as ${constants.arrearsBlockDays} dae agterstallig is, word aanmelding vir die firma geblokkeer totdat die rekening vereffen of ʼn reëling getref is.`,
      ],
    },
    {
      id: 'fair-use',
      heading: '5. Billike gebruik',
      passages: [
        `ʼn Intekening dek, vir elke maatskappy, hoogstens ${formatCount(constants.fairUseActiveMatters)} aktiewe sake (hangend en aktief) en hoogstens ${formatCount(constants.fairUseHistoricalMatters)} historiese sake (gesluit en geargiveer). Berging, pos en oproepe na die koppelvlak mag gebruik word soos ʼn gewone firma van daardie grootte dit sou gebruik.`,
        'Ons stel die firma se administrateurs in kennis wanneer ʼn perk nader kom. ʼn Saak wat ʼn perk sou oorskry, kan nie geopen word voordat plek gemaak is of op ʼn groter toelating ooreengekom is nie. Niks wat reeds vasgelê is, gaan verlore of word gesluit omdat ʼn perk bereik is nie.',
      ],
    },
    {
      id: 'cooling-off',
      heading: '6. Afkoeltydperk',
      passages: [
        `ʼn Firma mag sy eerste intekening, sonder opgaaf van redes en sonder boete, kanselleer binne ${constants.coolingOffDays} dae vanaf die dag waarop dit aangegaan is, deur ʼn boodskap aan ${email}. Intekengeld wat vir die tydperk na die kansellasie betaal is, word terugbetaal.`,
      ],
    },
    {
      id: 'data-protection',
      heading: '7. Beskerming van data',
      passages: [
        'Die data wat ʼn firma vaslê, behoort aan die firma. Ten opsigte van die persoonlike inligting daarin is die firma die verantwoordelike party en is ons die operateur, soos die Wet op die Beskerming van Persoonlike Inligting 4 van 2013 (POPIA) hierdie woorde gebruik.',
        [
          'Ons verwerk persoonlike inligting slegs met die medewete en magtiging van die firma, behandel dit as vertroulik en maak dit nie bekend nie, tensy die reg of die behoorlike uitvoering van ons pligte dit vereis (artikel 20).',
          'Ons handhaaf die sekuriteitsmaatreëls wat artikel 19 vereis, en stel die firma onmiddellik in kennis waar daar redelike gronde is om te glo dat ʼn ongemagtigde persoon toegang tot sy persoonlike inligting verkry het (artikel 21).',
          'Waar inligting buite Suid-Afrika geberg of ondersteun word, sorg ons dat aan artikel 72 voldoen word.',
          'Ons verkoop nie persoonlike inligting nie, en gebruik nie die inhoud van sake vir bemarking of om modelle af te rig nie.',
        ],
        'Die firma waarborg dat hy die inligting wat hy vaslê, regmatig mag verwerk, met inbegrip van spesiale persoonlike inligting en dié van kinders. Vir sake in Namibië sorg die firma ook vir nakoming van die wette wat daar geld. Ons Privaatheids- en sekuriteitsbeleid maak deel van hierdie voorwaardes uit.',
        'Die firma kan sy data te eniger tyd uitvoer terwyl hy toegang het.',
      ],
    },
    {
      id: 'availability',
      heading: '8. Beskikbaarheid en ondersteuning',
      passages: [
        'Ons tref redelike sorg om die diens beskikbaar te hou, rugsteun dit elke dag en herstel foute spoedig. Beplande instandhouding word aangekondig en waar moontlik buite kantoorure gedoen. Ons is nie aanspreeklik vir onderbrekings wat ons nie redelikerwys kon voorkom nie, soos dié van kragtoevoer of van netwerke wat nie aan ons behoort nie.',
        'Met die toestemming van die betrokke persoon mag ons ondersteuningspersoneel na dieselfde skerm kyk om te help. Toegang deur ons personeel tot ʼn firma se data is beperk tot wat die taak vereis, en word aangeteken.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: '9. Intellektuele eiendom',
      passages: [
        'Die sagteware, sy standaardsjablone en sy dokumentasie behoort aan ons of aan ons lisensiegewers. Die firma mag dit vir sy eie sake gebruik solank sy intekening duur. Dokumente wat vir ʼn saak geskep is, en die firma se eie sjablone, bly die firma s’n.',
      ],
    },
    {
      id: 'liability',
      heading: '10. Aanspreeklikheid',
      passages: [
        'In die mate waarin die reg dit toelaat, is geen party teenoor die ander vir indirekte of gevolgskade aanspreeklik nie, en is ons totale aanspreeklikheid in enige twaalf maande beperk tot die intekengeld wat die firma vir daardie maande betaal het. Dit beperk nie aanspreeklikheid vir opset of growwe nalatigheid, vir ʼn skending van vertroulikheid, of kragtens artikel 99 van POPIA nie.',
      ],
    },
    {
      id: 'termination',
      heading: '11. Kontrakbreuk en beëindiging',
      passages: [
        [
          `Kontrakbreuk: waar ʼn party hierdie voorwaardes verbreek en dit nie binne ${breachRemedyDays} dae na skriftelike kennisgewing regstel nie, mag die ander party sy prestasie opskort of die ooreenkoms beëindig, sonder om van ander regsmiddele afstand te doen.`,
          `Kennisgewing: enige van die partye mag die ooreenkoms, om enige rede, met ${terminationNoticeDays} dae skriftelike kennisgewing beëindig.`,
          `Toegang tot data: vir ${dataAccessAfterTerminationDays} kalenderdae nadat die ooreenkoms geëindig het, kan die firma steeds aanmeld om sy data uit te voer. Dit is die firma se plig om dit te doen, en om die rekords te bewaar wat die reg hom verplig om te bewaar.`,
          `Uitwissing: waar ʼn rekening meer as ${deletionAfterArrearsDays} dae agterstallig is, mag ons, na ʼn laaste skriftelike kennisgewing, die firma se data uitwis. Andersins word data uitgewis sodra die toegangstydperk verby is en geen wet vereis dat dit bewaar word nie.`,
        ],
        'Intekengeld vir die tyd tot die einde van die ooreenkoms bly verskuldig. Wat uit die aard daarvan voortduur, soos vertroulikheid, aanspreeklikheid en arbitrasie, bly van krag.',
      ],
    },
    {
      id: 'arbitration',
      heading: '12. Reg en arbitrasie',
      passages: [
        'Hierdie voorwaardes word deur die reg van die Republiek van Suid-Afrika beheers.',
        'ʼn Geskil word eers deur senior persone van albei partye bespreek. Waar dit die geskil nie binne veertien dae besleg nie, word dit finaal deur een arbiter beslis ingevolge die Wet op Arbitrasie 42 van 1965 en die reëls van die Arbitration Foundation of Southern Africa, in Engels, op ʼn plek in Suid-Afrika waarop albei ooreenkom of wat die Foundation aanwys. Enige van die partye mag ʼn hof om dringende regshulp nader, en mag hom tot die Inligtingsreguleerder wend waar die reg daarvoor voorsiening maak.',
      ],
    },
    {
      id: 'general',
      heading: '13. Algemeen',
      passages: [
        `Elektroniese aanvaarding en kennisgewings per e-pos het die uitwerking wat die Wet op Elektroniese Kommunikasies en Transaksies 25 van 2002 daaraan verleen. Kennisgewings aan ons word aan ${email} gerig; kennisgewings aan die firma word gerig aan die adres in sy organisasie-instellings.`,
        'Ons mag hierdie voorwaardes wysig. Wesenlike wysigings word by die volgende aanmelding getoon en geld sodra dit aanvaar is. Indien ʼn bepaling nie afgedwing kan word nie, bly die res staan. Geen toegeeflikheid is ʼn afstanddoening nie. Geen party mag sy regte sedeer of sy pligte delegeer sonder die ander se skriftelike toestemming nie, wat nie op onredelike wyse weerhou word nie.',
        'Hierdie voorwaardes word in Engels en in Afrikaans gepubliseer, sodat dit in albei tale gelees kan word. Waar die twee verskil, of waar daar ʼn geskil is oor wat dit beteken, geniet die Engelse teks voorrang.',
      ],
    },
  ],
});
