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
    title: markPhrase('Signing in and finding your way'),
    questions: [
      {
        question: markPhrase('How do I switch between estates, insolvencies, curatorships, Flow Consult and trusts?'),
        answer: markPhrase(
          'Open your profile at the top right and choose another profile. We remember your choice, and the page reloads with the menus for that type. You see the types your firm subscribes to and your administrator assigned to you.',
        ),
      },
      {
        question: markPhrase('I work for two firms. Do I need two accounts?'),
        answer: markPhrase(
          'No. One email address and one password serve all your firms. Choose the firm in your profile at the top right; next time you start in the one you used last.',
        ),
      },
      {
        question: markPhrase('Why was I logged out?'),
        answer: markPhrase(
          'You are signed out after a period of inactivity. A minute before, you get a warning and can choose Stay Logged In. If you sign out in one window or change your password, you are signed out in all other windows too.',
        ),
      },
      {
        question: markPhrase('I forgot my password or cannot sign in.'),
        answer: markPhrase(
          'Choose Forgot password? on the sign-in page. The link in the email works once and for a short time. After several wrong passwords you must wait before you try again, and the wait gets longer each time.',
        ),
      },
      {
        question: markPhrase('What is the quickest way to open a page?'),
        answer: markPhrase(
          'Press Ctrl K (Cmd K on a Mac) anywhere, type part of the name and press Enter. The list shows only screens and actions that your roles allow.',
        ),
      },
      {
        question: markPhrase('Why is a button grey, or a page not available to me?'),
        answer: markPhrase(
          'It depends on your roles. You need Capture Matter to change matters, Request Account to request bank accounts and lodge accounts, and Admin for users and settings. Your firm’s administrator assigns roles under Users. Joint appointees and clients see only the matters they have access to.',
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
        question: markPhrase('How many matters can we have?'),
        answer: markPhrase(
          'Fair use covers 3,000 active matters (Pending and Active) and 3,000 historical matters (Closed and Archived) for each firm. We warn administrators at 90%. Contact us before you reach a limit to agree on more.',
        ),
      },
      {
        question: markPhrase('Which law applies to a matter in Namibia?'),
        answer: markPhrase(
          'The country of the matter sets the currency (N$), the statutes, the forms and the public holidays used to count periods. Estate duty and capital gains tax do not appear in a Namibian matter.',
        ),
      },
      {
        question: markPhrase('Can an heir, client or attorney see just one matter?'),
        answer: markPhrase(
          'Yes. Give the person access to that matter, to read only or also to capture. They sign in with their own account and see no side menu and no other matters.',
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
        question: markPhrase('Why can I not finalise an account?'),
        answer: markPhrase(
          'An account stays a draft if it does not balance or lacks something the Master will ask for. The list beside it shows what is missing, with links to where you can correct it.',
        ),
      },
      {
        question: markPhrase('What happens after an account is lodged?'),
        answer: markPhrase(
          'We keep a numbered copy that cannot be changed. If you make changes later, you get an amended account and a comparison with the one lodged.',
        ),
      },
      {
        question: markPhrase('By when must the liquidation and distribution account be lodged?'),
        answer: markPhrase(
          'Within six months of the letters of executorship, or the longer period the Master allows (Administration of Estates Act 66 of 1965, section 35). It then lies open for inspection for at least 21 days. We add these periods to the matter’s diary automatically.',
        ),
      },
    ],
  },
  {
    title: markPhrase('Documents, deadlines and data'),
    questions: [
      {
        question: markPhrase('Can we change the standard letters and forms?'),
        answer: markPhrase(
          'Yes. Copy a standard template, change it for your firm, and go back to the standard text whenever you like. Missing particulars are listed before a document is made.',
        ),
      },
      {
        question: markPhrase('Do deadlines move when a date changes?'),
        answer: markPhrase(
          'Yes. A period is counted from its trigger date, in calendar or court days, taking account of the country’s public holidays. If the trigger date moves, the deadline moves too.',
        ),
      },
      {
        question: markPhrase('Who can see what I changed?'),
        answer: markPhrase(
          'The audit trail keeps each change with the name, the time, and the values before and after. It cannot be altered.',
        ),
      },
      {
        question: markPhrase('Can we export our data?'),
        answer: markPhrase(
          'Yes, at any time: lists as CSV or Excel, accounts as PDF, Word and Excel, and the whole of the firm’s data as an export.',
        ),
      },
    ],
  },
];
