import { LegalAgents } from '../areas/directories/legal-agents';
import { FirmDetailsPage } from '../areas/firm/firm-details-page';

/** The firm's own page holds one directory: its Legal Agents. */
export const FirmDetailsScreen = () => <FirmDetailsPage agents={<LegalAgents />} />;
