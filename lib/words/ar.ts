import type { Words } from './words';

// No verb tells whether a named person is a man or a woman, and no word depends on a number.
export const ar: Words = {
  menu: {
    home: 'الرئيسية',
    contact: 'التواصل',
  },
  header: {
    skip: 'الانتقال إلى المحتوى',
    menu: 'القائمة',
    dark: 'الوضع الداكن',
  },
  newTab: '(يفتح في علامة تبويب جديدة)',
  home: {
    work: 'استعراض أعمالي',
    cv: 'تنزيل السيرة الذاتية',
    pause: 'إيقاف الحركة مؤقتًا',
    social: 'حسابات التواصل الاجتماعي',
  },
  about: {
    title: 'نبذة عني',
    services: 'ما أقدّمه',
  },
  facts: {
    availability: 'الجاهزية للعمل',
    workplace: 'مكان العمل',
    timeZone: 'المنطقة الزمنية',
    languages: 'اللغات',
  },
  experience: {
    experience: 'الخبرة العملية',
    education: 'التعليم',
    certificates: 'الشهادات',
    publications: 'المنشورات',
    awards: 'الجوائز',
    present: 'الآن',
    now: 'اليوم, الحاضر, الوقت الحاضر, الوقت الحالي, مستمر',
    since: 'منذ, من',
    until: 'إلى, حتى',
    expected: 'متوقع, المتوقع, التخرج',
  },
  skills: {
    title: 'المهارات',
    level: 'مستوى الإتقان',
    usedFor: 'استُخدمت في: {places}',
  },
  projects: {
    featuredTitle: 'أبرز المشاريع',
    title: 'المشاريع',
    more: 'مشاريع أخرى',
    demo: 'معاينة مباشرة',
    video: 'فيديو',
    repo: 'الكود المصدري',
    apk: 'تطبيق أندرويد',
    showAll: 'عرض الكل ({count})',
  },
  contact: {
    title: 'تواصل معي',
    phone: 'الهاتف',
    location: 'مكان الإقامة',
    save: 'حفظ جهة الاتصال',
  },
  form: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    required: 'مطلوب',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال…',
    sent: 'تم إرسال الرسالة!',
    failed: 'تعذّر الإرسال',
    answer: 'سيصلك الرد من {name} على {address}.',
    serviceNote: 'تصل رسالتك إلى {name} بالبريد الإلكتروني عبر خدمة خارجية.',
    count: 'عدد الأحرف: {count} من أصل {limit}',
    problems: {
      missing: 'يُرجى ملء هذا الحقل.',
      'email-refused':
        'لا يقبل هذا النموذج عنوان البريد الإلكتروني هذا. يُرجى التحقق منه أو استخدام عنوان آخر، مثل name@example.com.',
      'message-too-long': 'هذه الرسالة طويلة جدًا. يُرجى اختصارها.',
    },
    openMail: 'فتح تطبيق البريد',
    ownAddress: 'يمكنك أيضًا مراسلة {name} على {address}.',
    subjectFrom: 'رسالة من {name}',
    failure: 'رسالتك لا تزال في النموذج. يُرجى المحاولة مجددًا بعد دقيقة.',
  },
  footer: {
    top: 'العودة إلى الأعلى',
  },
  notFound: {
    title: 'هذه الصفحة غير موجودة.',
    text: 'ربما نُقلت الصفحة، أو أن في العنوان خطأً مطبعيًا.',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
