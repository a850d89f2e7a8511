import type { Words } from './words';

// Names and addresses stand where they need no suffix, whose vowels would depend on them.
export const tr: Words = {
  menu: {
    home: 'Ana sayfa',
    contact: 'İletişim',
  },
  header: {
    skip: 'İçeriğe geç',
    menu: 'Menü',
    dark: 'Koyu tema',
  },
  newTab: '(yeni sekmede açılır)',
  home: {
    work: 'Çalışmalarımı incele',
    cv: 'CV’yi indir',
    pause: 'Animasyonu duraklat',
    social: 'Sosyal medya',
  },
  about: {
    title: 'Hakkımda',
    services: 'Neler yapıyorum',
  },
  facts: {
    availability: 'Müsaitlik durumu',
    workplace: 'Çalışma şekli',
    timeZone: 'Saat dilimi',
    languages: 'Diller',
  },
  experience: {
    experience: 'İş deneyimi',
    education: 'Eğitim',
    certificates: 'Sertifikalar',
    publications: 'Yayınlar',
    awards: 'Ödüller',
    present: 'halen',
    now: 'hâlâ, günümüz, bugün, şimdi, şu an, devam ediyor',
    since: 'beri, itibaren',
    until: 'ile, kadar',
    expected: 'beklenen, tahmini, mezuniyet',
  },
  skills: {
    title: 'Beceriler',
    level: 'Seviye',
    usedFor: 'Kullanıldığı yerler: {places}',
  },
  projects: {
    featuredTitle: 'Öne çıkan projeler',
    title: 'Projeler',
    more: 'Diğer projeler',
    demo: 'Canlı demo',
    video: 'Video',
    repo: 'Kaynak kodu',
    apk: 'Android uygulaması',
    showAll: 'Tümünü göster ({count})',
  },
  contact: {
    title: 'Bana ulaşın',
    phone: 'Telefon',
    location: 'Konum',
    save: 'Rehbere kaydet',
  },
  form: {
    name: 'Adınız',
    email: 'E-posta adresiniz',
    message: 'Mesajınız',
    required: 'zorunlu',
    send: 'Mesajı gönder',
    sending: 'Gönderiliyor…',
    sent: 'Mesaj gönderildi!',
    failed: 'Gönderilemedi',
    answer: '{name} yanıtı {address} adresine gönderecek.',
    serviceNote:
      'Mesajınız üçüncü taraf bir hizmet aracılığıyla e-posta olarak iletilir. Alıcı: {name}.',
    count: '{count}/{limit} karakter',
    problems: {
      missing: 'Lütfen bu alanı doldurun.',
      'email-refused':
        'Bu form bu e-posta adresini kabul etmiyor. Lütfen adresi kontrol edin veya ad@example.com gibi başka bir adres yazın.',
      'message-too-long': 'Bu mesaj çok uzun. Lütfen kısaltın.',
    },
    openMail: 'E-posta uygulamamı aç',
    ownAddress: '{name} ile doğrudan {address} adresi üzerinden de iletişime geçebilirsiniz.',
    subjectFrom: 'Web sitenizden mesaj: {name}',
    failure: 'Mesajınız hâlâ formda. Lütfen bir dakika sonra yeniden deneyin.',
  },
  footer: {
    top: 'Başa dön',
  },
  notFound: {
    title: 'Bu sayfa bulunamadı.',
    text: 'Sayfa taşınmış veya adres yanlış yazılmış olabilir.',
    home: 'Ana sayfaya git',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
