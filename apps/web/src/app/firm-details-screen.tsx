import { LegalAgents } from '../areas/directories/legal-agents';
import { BucketSettings } from '../areas/document-storage/bucket-settings';
import { FirmDetailsPage } from '../areas/firm/firm-details-page';

/** The firm's own page holds one directory, its Legal Agents, and where its documents are copied to. */
export const FirmDetailsScreen = () => <FirmDetailsPage agents={<LegalAgents />} storage={<BucketSettings />} />;
