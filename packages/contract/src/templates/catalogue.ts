import { standardTemplates } from '@boedel/domain/templates/catalogue';

/** The document templates of the specification that come with a body. */
export const templates = standardTemplates
  .filter(({ isOurs }) => !isOurs)
  .map(({ id, name, systemTypes, language, kind, to }) => ({
    id,
    name,
    systemTypes,
    language,
    kind,
    ...(to && { to }),
  }));
