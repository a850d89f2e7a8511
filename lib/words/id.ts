import type { Words } from './words';

export const id: Words = {
  menu: {
    home: 'Beranda',
    contact: 'Kontak',
  },
  header: {
    skip: 'Langsung ke konten',
    menu: 'Menu',
    dark: 'Tema gelap',
  },
  newTab: '(terbuka di tab baru)',
  home: {
    work: 'Lihat karya saya',
    cv: 'Unduh CV',
    pause: 'Jeda animasi',
    social: 'Media sosial',
  },
  about: {
    title: 'Tentang saya',
    services: 'Yang saya kerjakan',
  },
  facts: {
    availability: 'Ketersediaan',
    workplace: 'Sistem kerja',
    timeZone: 'Zona waktu',
    languages: 'Bahasa',
  },
  experience: {
    experience: 'Pengalaman kerja',
    education: 'Pendidikan',
    certificates: 'Sertifikat',
    publications: 'Publikasi',
    awards: 'Penghargaan',
    present: 'sekarang',
    now: 'saat ini, kini, hari ini, masih berlangsung',
    since: 'sejak, dari, mulai',
    until: 'sampai, hingga, s/d',
    expected: 'diperkirakan, perkiraan, lulus',
  },
  skills: {
    title: 'Keahlian',
    level: 'Tingkat kemahiran',
    usedFor: 'Digunakan di {places}',
  },
  projects: {
    featuredTitle: 'Proyek unggulan',
    title: 'Proyek',
    more: 'Proyek lainnya',
    demo: 'Demo langsung',
    video: 'Video',
    repo: 'Kode sumber',
    apk: 'Aplikasi Android',
    showAll: 'Tampilkan semua ({count})',
  },
  contact: {
    title: 'Hubungi saya',
    phone: 'Telepon',
    location: 'Lokasi',
    save: 'Simpan kontak',
  },
  form: {
    name: 'Nama',
    email: 'Email',
    message: 'Pesan',
    required: 'wajib diisi',
    send: 'Kirim pesan',
    sending: 'Mengirim…',
    sent: 'Pesan terkirim!',
    failed: 'Gagal mengirim',
    answer: '{name} akan membalas ke {address}.',
    serviceNote: 'Layanan pihak ketiga mengirimkan pesan Anda kepada {name} melalui email.',
    count: '{count} dari {limit} karakter',
    problems: {
      missing: 'Mohon isi kolom ini.',
      'email-refused':
        'Formulir ini tidak menerima alamat email tersebut. Mohon periksa kembali, atau gunakan alamat lain, misalnya nama@example.com.',
      'message-too-long': 'Pesan ini terlalu panjang. Mohon dipersingkat.',
    },
    openMail: 'Buka aplikasi email saya',
    ownAddress: 'Anda juga dapat menghubungi {name} melalui {address}.',
    subjectFrom: 'Pesan dari {name}',
    failure: 'Pesan Anda masih ada di formulir. Mohon coba lagi satu menit kemudian.',
  },
  footer: {
    top: 'Kembali ke atas',
  },
  notFound: {
    title: 'Halaman tidak ditemukan.',
    text: 'Halaman mungkin sudah dipindahkan, atau ada salah ketik pada alamatnya.',
    home: 'Kembali ke beranda',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
