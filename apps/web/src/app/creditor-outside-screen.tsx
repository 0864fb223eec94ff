import { CreditorOwn } from '../areas/creditor-page/creditor-own';
import { OutsidePage } from '../areas/outside/outside-page';

/** A creditor's own page, by the link that was sent to them. */
export const CreditorOutsideScreen = () => <OutsidePage>{() => <CreditorOwn />}</OutsidePage>;
