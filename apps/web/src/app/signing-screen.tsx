import { OutsidePage } from '../areas/outside/outside-page';
import { SignPaper } from '../areas/signing/sign-page';

/** What a signer comes to by the link that was mailed. */
export const SigningScreen = () => <OutsidePage>{({ reader }) => <SignPaper reader={reader} />}</OutsidePage>;
