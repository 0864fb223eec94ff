import { markPhrase } from '../../i18n/t';

export interface FaqQuestion {
  readonly question: string;
  readonly answer: string;
}

export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** What practitioners ask most. English; shown through `t`. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    title: markPhrase('Getting in and getting around'),
    questions: [
      {
        question: markPhrase('How do I change between estates, insolvencies, curatorships, Flow Consult and trusts?'),
        answer: markPhrase(
          'Open your profile at the top right and choose another profile. The choice is kept for you and the page is loaded again with the menus of that type. You see the types that your firm subscribes to and that your administrator gave you.',
        ),
      },
      {
        question: markPhrase('I work for two firms. Do I need two accounts?'),
        answer: markPhrase(
          'No. One e-mail address and one password serve all your firms. Choose the firm in your profile at the top right; next time you start in the one you used last.',
        ),
      },
      {
        question: markPhrase('Why was I logged out?'),
        answer: markPhrase(
          'A session ends after a time in which nobody did anything. A minute before, you are warned and can choose Stay Logged In. Logging out in one window logs out the others too, and so does a new password.',
        ),
      },
      {
        question: markPhrase('I forgot my password, or I am locked out.'),
        answer: markPhrase(
          'Choose Forgot password? on the login page. The link in the e-mail works once and only for a short time. After several wrong passwords the next try has to wait; the wait grows with each of them and ends by itself.',
        ),
      },
      {
        question: markPhrase('What is the quickest way to a page?'),
        answer: markPhrase(
          'Press Ctrl K (Cmd K on a Mac) anywhere, type a part of the name and press Enter. Screens and actions that your roles do not allow are not offered.',
        ),
      },
      {
        question: markPhrase('Why is a button grey, or a page closed to me?'),
        answer: markPhrase(
          'Roles decide: Capture Matter to change matters, Request Account to ask for bank accounts and to lodge accounts, Admin for users and settings. Your firm’s administrator gives roles under Users. Joint appointees and clients see only the matters they were given.',
        ),
      },
    ],
  },
  {
    title: markPhrase('Matters'),
    questions: [
      {
        question: markPhrase('What do the statuses of a matter mean?'),
        answer: markPhrase(
          'Pending is being prepared, Active is under way, Closed is done, Archived is put away under Archived Matters. A pending matter can be closed and a closed one reopened, each with a reason that is kept in the audit trail.',
        ),
      },
      {
        question: markPhrase('How many matters may we have?'),
        answer: markPhrase(
          'Fair use covers 3,000 active matters (Pending and Active) and 3,000 historical ones (Closed and Archived) for each firm. Administrators are warned at 90%. Contact us before you reach a limit and we will agree on more.',
        ),
      },
      {
        question: markPhrase('Which law applies to a matter in Namibia?'),
        answer: markPhrase(
          'The country of the matter decides: the currency (N$), the statutes, the forms and the public holidays from which periods are counted. Estate duty and capital gains tax do not appear on a Namibian matter.',
        ),
      },
      {
        question: markPhrase('Can an heir, a client or an attorney look into one matter only?'),
        answer: markPhrase(
          'Yes. Give the person access to that matter, to read or also to capture. They sign in with their own account, see no side menu and no other matter.',
        ),
      },
    ],
  },
  {
    title: markPhrase('Figures and accounts'),
    questions: [
      {
        question: markPhrase('How can I check a figure?'),
        answer: markPhrase(
          'Open "How is this worked out?" beside it: each step, the section of the Act, and the date from which the rate applies. Rates are those in force on the date that matters, such as the date of death for estate duty.',
        ),
      },
      {
        question: markPhrase('Our agreed fee is lower than the tariff. Where do I enter that?'),
        answer: markPhrase(
          'Override the computed figure and give the reason. The override is marked wherever the figure is shown and can be undone.',
        ),
      },
      {
        question: markPhrase('Why can an account not be made final?'),
        answer: markPhrase(
          'An account that does not balance, or that lacks something the Master will ask for, stays a draft. The list beside it says what is missing and leads to where it is put right.',
        ),
      },
      {
        question: markPhrase('What happens when an account has been lodged?'),
        answer: markPhrase(
          'A numbered copy is frozen. Later changes do not touch it; they give an amended account and a comparison with the one lodged.',
        ),
      },
      {
        question: markPhrase('By when must the liquidation and distribution account be lodged?'),
        answer: markPhrase(
          'Within six months of the letters of executorship, or the longer time the Master allows (Administration of Estates Act 66 of 1965, section 35). It then lies open for inspection for at least 21 days. Such periods appear in the diary of the matter by themselves.',
        ),
      },
    ],
  },
  {
    title: markPhrase('Papers, deadlines and data'),
    questions: [
      {
        question: markPhrase('May we change the standard letters and forms?'),
        answer: markPhrase(
          'Yes. Copy a standard template, change it for your firm, and go back to the standard text whenever you like. Missing particulars are listed before a document is made.',
        ),
      },
      {
        question: markPhrase('Do deadlines move when a date changes?'),
        answer: markPhrase(
          'Yes. A period is counted from its trigger, in calendar or court days, with the public holidays of the country. When the trigger moves, so does the deadline.',
        ),
      },
      {
        question: markPhrase('Who can see what I changed?'),
        answer: markPhrase(
          'Changes are kept in the audit trail with the name, the time, and the values before and after. Nobody can alter the trail.',
        ),
      },
      {
        question: markPhrase('Can we get our data out?'),
        answer: markPhrase(
          'Yes, at any time: lists as CSV or Excel, accounts as PDF, Word and Excel, and the whole of the firm’s data as an export.',
        ),
      },
    ],
  },
];
