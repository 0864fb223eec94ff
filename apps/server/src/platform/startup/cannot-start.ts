/** Why the product or a command cannot start: one sentence that names the setting and what to do. */
export class CannotStart extends Error {}
