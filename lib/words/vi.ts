import type { Words } from './words';

export const vi: Words = {
  menu: {
    home: 'Trang chủ',
    contact: 'Liên hệ',
  },
  header: {
    skip: 'Chuyển đến nội dung',
    menu: 'Menu',
    dark: 'Giao diện tối',
  },
  newTab: '(mở trong thẻ mới)',
  home: {
    work: 'Xem dự án của tôi',
    cv: 'Tải CV',
    pause: 'Tạm dừng hiệu ứng động',
    social: 'Mạng xã hội',
  },
  about: {
    title: 'Về tôi',
    services: 'Những gì tôi làm',
  },
  facts: {
    availability: 'Tình trạng nhận việc',
    workplace: 'Hình thức làm việc',
    timeZone: 'Múi giờ',
    languages: 'Ngôn ngữ',
  },
  experience: {
    experience: 'Kinh nghiệm làm việc',
    education: 'Học vấn',
    certificates: 'Chứng chỉ',
    publications: 'Ấn phẩm',
    awards: 'Giải thưởng',
    present: 'nay',
    now: 'hiện tại, hiện nay, bây giờ',
    since: 'từ',
    until: 'đến, tới',
    expected: 'dự kiến',
  },
  skills: {
    title: 'Kỹ năng',
    level: 'Mức độ thành thạo',
    usedFor: 'Đã dùng cho {places}',
  },
  projects: {
    featuredTitle: 'Dự án nổi bật',
    title: 'Dự án',
    more: 'Các dự án khác',
    demo: 'Bản demo',
    video: 'Video',
    repo: 'Mã nguồn',
    apk: 'Ứng dụng Android',
    showAll: 'Xem tất cả ({count})',
  },
  contact: {
    title: 'Liên hệ với tôi',
    phone: 'Điện thoại',
    location: 'Địa điểm',
    save: 'Lưu liên hệ',
  },
  form: {
    name: 'Họ và tên',
    email: 'Email',
    message: 'Tin nhắn',
    required: 'bắt buộc',
    send: 'Gửi tin nhắn',
    sending: 'Đang gửi…',
    sent: 'Đã gửi tin nhắn!',
    failed: 'Gửi không thành công',
    answer: '{name} sẽ trả lời về địa chỉ {address}.',
    serviceNote: 'Một dịch vụ bên thứ ba sẽ gửi tin nhắn của bạn đến {name} qua email.',
    count: '{count}/{limit} ký tự',
    problems: {
      missing: 'Vui lòng điền vào ô này.',
      'email-refused':
        'Biểu mẫu không chấp nhận địa chỉ email này. Vui lòng kiểm tra lại hoặc dùng địa chỉ khác, ví dụ ten@example.com.',
      'message-too-long': 'Tin nhắn quá dài. Vui lòng rút ngắn lại.',
    },
    openMail: 'Mở ứng dụng email của tôi',
    ownAddress: 'Bạn cũng có thể viết cho {name} qua địa chỉ {address}.',
    subjectFrom: 'Tin nhắn từ {name}',
    failure: 'Tin nhắn của bạn vẫn còn trong biểu mẫu. Vui lòng thử lại sau một phút.',
  },
  footer: {
    top: 'Về đầu trang',
  },
  notFound: {
    title: 'Không tìm thấy trang này.',
    text: 'Có thể trang đã được chuyển đi, hoặc địa chỉ bị gõ sai.',
    home: 'Về trang chủ',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
