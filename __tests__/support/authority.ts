import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A key and the certificate for it, in PEM. */
export interface Identity {
  key: string;
  cert: string;
}

export interface Authority {
  /** Its own certificate, in PEM, for those who trust it. */
  ca: string;
  /** Signs a certificate for these names; by default valid from yesterday for 90 days. */
  issue(names: string[], valid?: { from?: Date; until?: Date }): Identity;
}

const DAY_MS = 24 * 3600 * 1000;
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Makes a certificate authority that nobody but the test knows. */
export function createAuthority(): Authority {
  const authority = newKey();
  const name = [{ name: 'commonName', value: 'Authority of a test' }];
  const ca = certificate(authority, name, daysFromNow(-1), daysFromNow(365), [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ]);
  ca.setIssuer(name);
  ca.sign(authority.private, forge.md.sha256.create());
  const leaf = newKey();
  return {
    ca: forge.pki.certificateToPem(ca),
    issue(names, { from = daysFromNow(-1), until = daysFromNow(89) } = {}) {
      const subject = [{ name: 'commonName', value: names[0] ?? '' }];
      const cert = certificate(leaf, subject, from, until, [
        { name: 'extKeyUsage', serverAuth: true },
        { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
      ]);
      cert.setIssuer(name);
      cert.sign(authority.private, forge.md.sha256.create());
      return {
        key: forge.pki.privateKeyToPem(leaf.private),
        cert: forge.pki.certificateToPem(cert),
      };
    },
  };
}

interface Key {
  private: forge.pki.rsa.PrivateKey;
  public: forge.pki.rsa.PublicKey;
}

function newKey(): Key {
  // Node makes one in a tenth of the time.
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  return { private: key, public: forge.pki.rsa.setPublicKey(key.n, key.e) };
}

let serial = 0;

function certificate(
  key: Key,
  subject: forge.pki.CertificateField[],
  from: Date,
  until: Date,
  extensions: object[],
): forge.pki.Certificate {
  const made = forge.pki.createCertificate();
  serial += 1;
  made.serialNumber = serial.toString(16).padStart(4, '0');
  made.publicKey = key.public;
  made.validity.notBefore = from;
  made.validity.notAfter = until;
  made.setSubject(subject);
  made.setExtensions(extensions);
  return made;
}
