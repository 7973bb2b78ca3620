/** A browser's name, for people. */
import { texts } from '../texts/texts.ts';

/** The first match is the name: the later ones also occur in the names of the earlier. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\w*\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Given the header User-Agent of a session, returns the browser and its system; the header itself if neither is known.
 */
export function browserOf(userAgent: string | null): string {
  const found = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)];
  if (browser === undefined) return texts.settings.sessions.unknownBrowser;
  return system === undefined ? browser : texts.settings.sessions.on(browser, system);
}
