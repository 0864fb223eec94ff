-- The language letters to somebody are in; null is the firm's.
alter table matter_party add column letter_language text check (letter_language in ('English', 'Afrikaans'));
