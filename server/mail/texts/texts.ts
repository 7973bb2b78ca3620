/** The texts of mail by language. */
import { type MailLanguage, mailLanguage } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import type { MailTexts } from './types.ts';

export const MAIL_TEXTS: Readonly<Record<MailLanguage, MailTexts>> = { en, de, fr, es, pt, nl, ja };

/** Given the header Accept-Language of a page's request, returns the texts in its language. */
export const mailTexts = (header: string | undefined): MailTexts => MAIL_TEXTS[mailLanguage(header)];
