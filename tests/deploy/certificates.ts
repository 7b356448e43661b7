import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** A key and its certificate, in PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

const read = async (folder: string, name: string): Promise<Certificate> => ({
  key: await readFile(join(folder, `${name}.key`), 'utf8'),
  cert: await readFile(join(folder, `${name}.pem`), 'utf8'),
});

/** An authority of its own, and certificates: what a site may have, and what it must not. */
export interface Certificates {
  /** The authority's certificate, for `NODE_EXTRA_CA_CERTS`. */
  authority: string;
  valid: Certificate;
  expired: Certificate;
  /** For another host. */
  wrongHost: Certificate;
  /** For the right host, by no authority. */
  selfSigned: Certificate;
}

/** Makes them with openssl in an empty folder, for `host`. */
export async function makeCertificates(folder: string, host: string): Promise<Certificates> {
  const openssl = (...words: string[]) => run('openssl', words, { cwd: folder });
  const selfSigned = (name: string, subject: string, ...more: string[]) => {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
    return openssl('req', '-x509', ...NEW_KEY, ...files, '-days', '2', '-subj', `/CN=${subject}`, ...more);
  };
  const signed = async (name: string, subject: string, days: number) => {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.csr`];
    await openssl('req', ...NEW_KEY, ...files, '-subj', `/CN=${subject}`);
    await writeFile(join(folder, `${name}.ext`), `subjectAltName=DNS:${subject}\n`);
    const authority = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial'];
    const term = ['-days', String(days), '-extfile', `${name}.ext`];
    await openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, ...authority, ...term);
    return read(folder, name);
  };
  await selfSigned('authority', 'an authority');
  await selfSigned('self', host, '-addext', `subjectAltName=DNS:${host}`);
  return {
    authority: join(folder, 'authority.pem'),
    valid: await signed('valid', host, 30),
    // It ended on the day before it was issued.
    expired: await signed('expired', host, -1),
    wrongHost: await signed('other', 'elsewhere.test', 30),
    selfSigned: await read(folder, 'self'),
  };
}
